/** What a search answers beside its products. */

/** A search to offer instead of one without results. */
export interface SimilarSearch {
  searchText: string;
  /** Number of products. */
  count: number;
}

/** A number of another maker that a search names and that a found product replaces. */
export interface ReplacedNumber {
  maker: string;
  number: string;
}

/** @returns by product id */
export const replacedById = (
  found: readonly (ReplacedNumber & { productId: number })[],
): ReadonlyMap<number, ReplacedNumber> =>
  new Map(found.map(({ productId, maker, number }) => [productId, { maker, number }]));

/** A search that names a vehicle: the list contains the products that fit. */
export interface SearchInterpretation {
  /** The text without the vehicle. */
  searchText: string;
  vehicle: string;
}
