/** Types of search suggestions (R-SEARCH-5). */
import type { ReplacedNumber, SearchInterpretation, SimilarSearch } from '../catalogue/search-hints.ts';
import type { Price } from '../catalogue/types.ts';

export interface FoundProduct {
  productId: number;
  name: string;
  href: string;
  brand: string;
  /** File name of its main image. */
  image: string | null;
  price: Price;
  /** Present when the text names a number of another maker that it replaces. */
  replaces?: ReplacedNumber;
}

/** A category or brand of the found products, the most frequent first. */
export interface FoundPage {
  id: string;
  name: string;
  href: string;
  count: number;
}

export interface Suggestions {
  /** Total number of products. */
  count: number;
  /** Present when the text was understood as a product and a vehicle. */
  interpretation?: SearchInterpretation;
  /** Offered when the text has no results. */
  similar: readonly SimilarSearch[];
  /** Present when the text names a machine that the shop does not know. */
  unknownModel?: string;
  products: FoundProduct[];
  categories: FoundPage[];
  brands: FoundPage[];
}

export interface SearchApi {
  /** @param take maximum number of products */
  suggest(text: string, take: number): Promise<Suggestions>;
}
