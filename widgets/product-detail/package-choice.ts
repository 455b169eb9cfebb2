/** What is chosen in each group of a package, and what is still missing; pure (R-PRODUCT-31). */
import type { PackageGroup, PackageOption, Product, Stock } from '#api/catalogue/types.ts';
import { fromDecimal, type Minor, toDecimal } from '#kernel/money.ts';

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

const canBeComplete = (groups: readonly PackageGroup[]): boolean =>
  groups.every(({ required, options }) => !required || options.some(isAvailable));

/** How many packages the chosen options make, of each kind of stock; before anything is chosen, the best there is. */
export function stockOf(
  { stock, packageGroups }: Pick<Product, 'stock' | 'packageGroups'>,
  choice: PackageChoice,
): Stock {
  const chosen = packageGroups.flatMap(group => optionOf(group, choice) ?? []);
  const isSold = stock.totalStock > 0 && canBeComplete(packageGroups);
  if (isSold && chosen.length === 0) return stock;
  const most = (of: (stock: Stock) => number): number =>
    isSold ? Math.min(...chosen.map(({ product, quantity }) => Math.floor(of(product.stock) / quantity))) : 0;
  const inStock = most(each => each.inStock);
  const toOrder = most(each => each.inStock + each.oversellable);
  const totalStock = most(each => each.totalStock);
  const { incoming } = stock;
  return { totalStock, inStock, oversellable: toOrder - inStock, static: totalStock - toOrder, incoming };
}

export function selectionsOf(groups: readonly PackageGroup[], choice: PackageChoice) {
  return groups.flatMap(group => {
    const option = optionOf(group, choice);
    return option ? [{ groupId: group.groupId, optionId: option.optionId, skuId: option.skuId }] : [];
  });
}

/** As a radio's value, and back. */
const nothing = 'none';
export const valueOf = (optionId: number | null): string => (optionId === null ? nothing : String(optionId));
export const optionIdOf = (value: string): number | null => (value === nothing ? null : Number(value));

/** In whole currency units, as the contract writes them. */
export interface Amount {
  incVat: number;
  exVat: number;
  currency: string;
}

/** The pieces of one option together; summed in minor units, since decimals drift. */
export function amountOf(options: readonly PackageOption[]): Amount | null {
  const [first] = options;
  if (!first) return null;
  const sum = (of: (option: PackageOption) => number): number =>
    toDecimal(
      options.reduce<Minor>((all, option) => all + (fromDecimal(of(option)) ?? 0) * option.quantity, 0),
    );
  return {
    incVat: sum(({ product }) => product.price.sellingIncVat),
    exVat: sum(({ product }) => product.price.sellingExVat),
    currency: first.product.price.currency,
  };
}

/** What the cart will ask for the choice: every part at its own price (R-PRODUCT-31). Null while nothing is chosen. */
export const totalOf = (groups: readonly PackageGroup[], choice: PackageChoice): Amount | null =>
  amountOf(groups.flatMap(group => optionOf(group, choice) ?? []));

/** The shop's mark for a group whose name is not to be seen. */
export const hiddenName = ':dold:';
