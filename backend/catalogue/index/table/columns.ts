/** Facets that follow prices and stock: one small code per document, so that a change is one write. */

/** Lower limits of the price buckets in whole units of a currency of about the euro's value. */
const limits = [0, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];
/** Currencies whose unit is worth about a tenth of a euro. */
const tenfold = new Set(['SEK', 'NOK', 'DKK']);

export const priceLimits = (currency: string): readonly number[] =>
  tenfold.has(currency) ? limits.map(limit => limit * 10) : limits;

/** Number of the bucket of an amount in whole units. */
export function bucketOf(buckets: readonly number[], amount: number): number {
  let at = buckets.length - 1;
  while (at > 0 && amount < (buckets[at] ?? 0)) at -= 1;
  return at;
}

/** Lower limits of the discount buckets in per cent; 0 is no discount and no facet. */
export const discountLimits = [0, 1, 10, 20, 30, 40, 50] as const;

export const stockStatuses = ['in-stock', 'to-order', 'static', 'out'] as const;
export type ProductStockStatus = (typeof stockStatuses)[number];

/** The stock status of a whole product, as an index of `stockStatuses`. */
export function stockStatusOf(inStock: number, oversellable: number, atSupplier: number): number {
  if (inStock > 0) return 0;
  if (oversellable > 0) return 1;
  return atSupplier > 0 ? 2 : 3;
}
