/** The interface of lists: queries of the catalogue index and their results. A search engine could implement it. */
import type { Parameter } from '../../reference.ts';
import type { ProductStockStatus } from '../table/columns.ts';
import type { FacetSource } from '../table/facet-table.ts';

export type ListSort =
  | 'NATURAL'
  /** The best matches of the text first; natural order without a text. */
  | 'RELEVANCE'
  /** Products with the facet that was chosen first, then those with the second, and so on; within these by relevance or in natural order. */
  | 'FACET_ORDER'
  | 'LATEST'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC'
  | 'BRAND'
  | 'VOTES';

/** Filter of products; all conditions must hold. */
export interface ListFilter {
  marketId: string;
  languageId: string;
  /** Facet ids of the page itself: its category, its brand. */
  context: readonly string[];
  /** The shopper's choice: OR within a group, AND between groups. */
  facets: readonly string[];
  /** Required as well; by group like `facets`, or any one of them. */
  include: readonly string[];
  includeMode: 'INTERSECT' | 'UNION';
  /** Excludes products with any of these. */
  exclude: readonly string[];
  searchText: string | null;
  /** Selling price including VAT in minor units, both ends included. */
  price: { lowest: number | null; highest: number | null };
  includeCollapsed: boolean;
  /** Numbers of products, both ends included; every product without it. */
  numbered?: { lowest: number; highest: number };
}

export interface ListPage {
  sort: ListSort;
  skip: number;
  take: number;
}

export type CountedSource =
  | FacetSource
  | { type: 'Price'; from: number; until: number | null; currency: string }
  | { type: 'Discount'; from: number; until: number | null }
  | { type: 'StockStatus'; status: ProductStockStatus };

export interface CountedValue {
  facetId: string;
  source: CountedSource;
  count: number;
  selected: boolean;
}

export interface CountedGroup {
  type: CountedSource['type'];
  parameter: Parameter | null;
  values: CountedValue[];
}

export interface Counted {
  groups: CountedGroup[];
  /** Price range of the products that the price group counts, in minor units; null when there are none. */
  price: { lowest: number; highest: number } | null;
}

export interface CatalogueIndex {
  /** Must be awaited before a text is queried: learns the stems of unknown words. Never fails. */
  prepare(text: string, languageId: string): Promise<void>;
  /** Words of the catalogue that resemble those of a text without results, the most similar first. Never fails. */
  similar(text: string, languageId: string): Promise<readonly string[]>;
  /** Product ids of a page and the total count. */
  list(filter: ListFilter, page: ListPage): { ids: number[]; count: number };
  /**
   * Counts for the facets that the list has without the shopper's choice, zeros included.
   * BY_GROUP: the choice within a group does not narrow that group's counts.
   */
  count(filter: ListFilter, mode: 'CURRENT' | 'BY_GROUP'): Counted;
}
