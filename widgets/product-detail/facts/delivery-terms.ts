/** What delivering a product costs and when it arrives; pure (R-PRODUCT-37). */
import type { Product, Stock } from '#api/catalogue/types.ts';
import { stockStatus } from '#components/product/stock-status.ts';
import type { Arrival, DeliveryTerms } from '#kernel/public-config.ts';

export type DeliveryMethod = DeliveryTerms['ways'][number];

export interface ParcelContents {
  /** All pieces. */
  grams: number;
  /** Value of the pieces including VAT, in the market's currency. */
  value: number;
  /** By a campaign of the product. */
  isFree?: boolean | undefined;
}

export const parcelOf = (
  { weight, price, hasFreeDelivery }: Pick<Product, 'weight' | 'price' | 'hasFreeDelivery'>,
  quantity: number,
): ParcelContents => ({
  isFree: hasFreeDelivery,
  grams: weight * quantity,
  value: price.sellingIncVat * quantity,
});

/** The methods that carry the parcel, the usual one first. */
export const methodsFor = (terms: DeliveryTerms | undefined, { grams }: ParcelContents): DeliveryMethod[] =>
  terms?.ways.filter(({ maxGrams }) => maxGrams === null || grams <= maxGrams) ?? [];

export const isFree = (
  { freeFrom }: DeliveryMethod,
  { value, isFree: byCampaign }: ParcelContents,
): boolean => byCampaign === true || (freeFrom !== null && value >= freeFrom);

const sources = {
  IN_STOCK: 'fromStock',
  MANY_LEFT: 'fromStock',
  FEW_LEFT: 'fromStock',
  STATIC: 'fromSupplier',
  OVERSELLABLE: 'fromSupplier',
  INCOMING: null,
  OUT_OF_STOCK: null,
} as const;

/**
 * First and last working day of arrival, over all that can be chosen.
 * @returns null where nothing can be bought or no days are promised
 */
export function workingDaysOf(
  { workingDays }: DeliveryMethod,
  stocks: readonly Stock[],
  quantity: number,
): { from: number; to: number } | null {
  if (!workingDays) return null;
  const ranges = stocks
    .filter(({ totalStock }) => totalStock > 0)
    .flatMap(stock => {
      const source = sources[stockStatus(stock, quantity)];
      return source ? [workingDays[source]] : [];
    });
  if (ranges.length === 0) return null;
  return {
    from: Math.min(...ranges.map(([first]) => first)),
    to: Math.max(...ranges.map(([, last]) => last)),
  };
}

/**
 * Where the pieces come from, which decides when they arrive.
 * @param stocks of the chosen SKU, or of all that can be chosen
 * @returns null when they cannot be bought, or while the choice decides
 */
export function arrivalSource(
  stocks: readonly Stock[],
  quantity: number,
): keyof Omit<Arrival, 'orderBy'> | null {
  const found = new Set(
    stocks.filter(({ totalStock }) => totalStock > 0).map(stock => sources[stockStatus(stock, quantity)]),
  );
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
