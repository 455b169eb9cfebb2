/** What is chosen in each group of a package, and what is still missing; pure (facts 4.15). */
import type { PackageGroup, PackageOption } from '#api/catalogue/types.ts';

/** Option by group; null: deliberately nothing. */
export type PackageChoice = Readonly<Record<number, number | null>>;

export const isAvailable = ({ product, quantity }: PackageOption): boolean =>
  product.stock.totalStock >= quantity;

/** The marked option of each group, when it can be had. */
export function defaultChoice(groups: readonly PackageGroup[]): PackageChoice {
  return Object.fromEntries(
    groups.map(({ groupId, options }) => [
      groupId,
      options.find(option => option.isSelected && isAvailable(option))?.optionId ?? null,
    ]),
  );
}

export const optionOf = (group: PackageGroup, choice: PackageChoice): PackageOption | undefined =>
  group.options.find(option => option.optionId === choice[group.groupId]);

export const missingGroups = (groups: readonly PackageGroup[], choice: PackageChoice): PackageGroup[] =>
  groups.filter(group => group.required && !optionOf(group, choice));

/** False when a group that must be chosen from has nothing left. */
export const canBeComplete = (groups: readonly PackageGroup[]): boolean =>
  groups.every(({ required, options }) => !required || options.some(isAvailable));

export function selectionsOf(groups: readonly PackageGroup[], choice: PackageChoice) {
  return groups.flatMap(group => {
    const option = optionOf(group, choice);
    return option ? [{ groupId: group.groupId, optionId: option.optionId, skuId: option.skuId }] : [];
  });
}

/** The shop's mark for a group whose name is not to be seen. */
export const hiddenName = ':dold:';
