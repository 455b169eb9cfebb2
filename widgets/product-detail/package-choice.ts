/** The chosen option of each group of a package, and missing choices; pure (R-PRODUCT-31). */
import type { PackageGroup, PackageOption, Product, Stock } from '#api/catalogue/types.ts';
import { fromDecimal, type Minor, toDecimal } from '#kernel/money/money.ts';

/** Option id by group id; null: deliberately none. */
export type PackageChoice = Readonly<Record<number, number | null>>;

export const isAvailable = ({ product, quantity }: PackageOption): boolean =>
  product.stock.totalStock >= quantity;

/** The preselected option of each group, when it is in stock. */
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

/** How many packages the chosen options allow, per kind of stock; without a choice, the package's own stock. */
export function packageStockOf(
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

/** Conversion of an option id to a radio value and back. */
const nothing = 'none';
export const optionValueOf = (optionId: number | null): string =>
  optionId === null ? nothing : String(optionId);
export const optionIdOf = (value: string): number | null => (value === nothing ? null : Number(value));

/** In whole currency units, as in the API. */
export interface PackageAmount {
  incVat: number;
  exVat: number;
  currency: string;
}

type Unit = Omit<PackageAmount, 'currency'>;

/** In minor units because decimals drift. */
const sumOf = (
  options: readonly PackageOption[],
  of: (option: PackageOption) => Unit,
  kind: keyof Unit,
): number =>
  toDecimal(
    options.reduce<Minor>((all, option) => all + (fromDecimal(of(option)[kind]) ?? 0) * option.quantity, 0),
  );

function amountBy(
  options: readonly PackageOption[],
  of: (option: PackageOption) => Unit,
): PackageAmount | null {
  const [first] = options;
  if (!first) return null;
  return {
    incVat: sumOf(options, of, 'incVat'),
    exVat: sumOf(options, of, 'exVat'),
    currency: first.product.price.currency,
  };
}

const sellingOf = ({ product: { price } }: PackageOption): Unit => ({
  incVat: price.sellingIncVat,
  exVat: price.sellingExVat,
});

/** Sum of the options times their quantities. Null without options. */
export const packageAmount = (options: readonly PackageOption[]): PackageAmount | null =>
  amountBy(options, sellingOf);

/** The cart price of the choice: every part at its own price (R-PRODUCT-31). Null while nothing is chosen. */
export const packageTotalOf = (
  groups: readonly PackageGroup[],
  choice: PackageChoice,
): PackageAmount | null => packageAmount(groups.flatMap(group => optionOf(group, choice) ?? []));

/** The choice, completed as cheaply as it can be: each missing group with its cheapest option in stock. */
export function completedChoice(groups: readonly PackageGroup[], choice: PackageChoice): PackageChoice {
  const missing = missingGroups(groups, choice);
  return {
    ...choice,
    ...Object.fromEntries(missing.map(group => [group.groupId, cheapestOf(group)?.optionId ?? null])),
  };
}

/** What the choice costs at least when it is completed (R-PRODUCT-31). Null where it cannot be. */
export function lowestTotalOf(groups: readonly PackageGroup[], choice: PackageChoice): PackageAmount | null {
  const isPossible = canBeComplete(missingGroups(groups, choice));
  return isPossible ? packageTotalOf(groups, completedChoice(groups, choice)) : null;
}

function cheapestOf({ options }: PackageGroup): PackageOption | undefined {
  const costOf = (option: PackageOption): number => packageAmount([option])?.incVat ?? 0;
  return options.filter(isAvailable).toSorted((one, other) => costOf(one) - costOf(other))[0];
}

/** By how much the reduced parts of the choice cost less than their lowest prices of 30 days (R-LAW-2). Null without a saving. */
export function savingOf(groups: readonly PackageGroup[], choice: PackageChoice): PackageAmount | null {
  const reduced = groups.flatMap(group => {
    const option = optionOf(group, choice);
    return option?.lowest && option.lowest.incVat > option.product.price.sellingIncVat ? [option] : [];
  });
  return amountBy(reduced, option => {
    const { incVat, exVat } = sellingOf(option);
    const { lowest } = option;
    return { incVat: (lowest?.incVat ?? incVat) - incVat, exVat: (lowest?.exVat ?? exVat) - exVat };
  });
}

/** Marker of a group whose name is hidden. */
export const hiddenName = ':dold:';
