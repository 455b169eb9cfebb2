/** What a search finds while it is typed (R-SEARCH-5). */
import type { Price } from '../catalogue/types.ts';

export interface FoundProduct {
  productId: number;
  name: string;
  href: string;
  brand: string;
  /** File name of its main picture. */
  image: string | null;
  price: Price;
}

/** A category or a brand that the found products belong to, most of them first. */
export interface FoundPlace {
  id: string;
  name: string;
  href: string;
  count: number;
}

export interface Suggestions {
  /** Of products, all of them. */
  count: number;
  products: FoundProduct[];
  categories: FoundPlace[];
  brands: FoundPlace[];
}

export interface SearchApi {
  /** @param take how many products are wanted at most. */
  suggest(text: string, take: number): Promise<Suggestions>;
}
