/** The port of lists: what may be asked of the catalogue index, and what it answers. A search engine could stand behind it. */
import type { Bits } from './bits.ts';
import type { StockStatus } from './columns.ts';
import type { FacetSource } from './facet-table.ts';
import type { Parameter } from '../reference.ts';

export type ListSort =
  | 'NATURAL'
  /** The best answers to the text first; natural order without one. */
  | 'RELEVANCE'
  /** Products with the facet that was chosen first, then those with the second, and so on; among them by relevance or in natural order. */
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

/** Which products: all conditions hold together. */
export interface ListFilter {
  marketId: string;
  languageId: string;
  /** Facet ids that the page itself stands for: its category, its brand. */
  context: readonly string[];
  /** What the shopper chose: OR within a group, AND between groups. */
  facets: readonly string[];
  /** Demanded as well; by group like `facets`, or any one of them. */
  include: readonly string[];
  includeMode: 'INTERSECT' | 'UNION';
  /** None of these. */
  exclude: readonly string[];
  searchText: string | null;
  /** Selling price including VAT in minor units, both ends included. */
  price: { lowest: number | null; highest: number | null };
  includeCollapsed: boolean;
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
  | { type: 'StockStatus'; status: StockStatus };

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
  /** Of the products that the group of prices counts, in minor units; null when there are none. */
  price: { lowest: number; highest: number } | null;
}

export interface CatalogueIndex {
  /** To be awaited before a text is asked for: learns the stems of words that were never met. Never fails. */
  prepare(text: string, languageId: string): Promise<void>;
  /** Product ids of a page and the number of all. */
  list(filter: ListFilter, page: ListPage): { ids: number[]; count: number };
  /**
   * Numbers for the facets that the list has without the shopper's choice, zeros included.
   * BY_GROUP: a group's own choice does not narrow its numbers.
   */
  count(filter: ListFilter, mode: 'CURRENT' | 'BY_GROUP'): Counted;
}

/** How a condition on text is answered among the products that the other conditions leave. */
export type MatchText = (text: string, among: Bits) => Bits;
