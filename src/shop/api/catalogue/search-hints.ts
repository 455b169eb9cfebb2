/** What a search answers beside its products. */

/** A search to offer instead of one without results. */
export interface SimilarSearch {
  searchText: string;
  /** Number of products. */
  count: number;
}

/** A search that names a vehicle: the list contains the products that fit. */
export interface SearchInterpretation {
  /** The text without the vehicle. */
  searchText: string;
  vehicle: string;
}
