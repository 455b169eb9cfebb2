/**
 * The catalogue as typed arrays. Documents are numbered from the most sold on; changed and new ones get numbers behind
 * these, and their old numbers are published nowhere. Prices and stock change in place.
 */

import type { Bits } from '#backend/kernel/bits.ts';
import type { SearchIndex } from '#backend/search/search-index.ts';
import type { CatalogueReference } from '../reference.ts';
import type { LateNames } from './late-names.ts';
import type { CodeColumn } from './table/code-column.ts';
import type { DocTable } from './table/doc-table.ts';
import type { FacetTable } from './table/facet-table.ts';
import type { TextColumn } from './table/text-column.ts';
import type { ValueDocs } from './table/value-docs.ts';
import type { ValuesOfDocs } from './table/values-of-docs.ts';

export interface LanguageIndex {
  /** Products with a text in the language; released numbers are not included. */
  published: Bits;
  names: TextColumn;
  /** Ascending by name; equal names share one. Names that were added later have fractions between the whole numbers. */
  nameRank: Float64Array;
  late: LateNames;
}

export interface MarketIndex {
  currency: string;
  /** Products with a price in the market. */
  priced: Bits;
  /** Minor units, including VAT. */
  selling: Int32Array;
  priceBuckets: readonly number[];
  priceBucket: CodeColumn;
  discountBucket: CodeColumn;
}

export interface StockIndex {
  inStock: Int32Array;
  total: Int32Array;
  status: CodeColumn;
}

export interface Snapshot {
  /** Version of the last catalogue change that was read. */
  version: number;
  reference: CatalogueReference;
  /** Document numbers assigned by the build, in the order of sales. */
  baseSize: number;
  /** Document numbers assigned until now. */
  size: number;
  /** Maximum number of documents. */
  capacity: number;
  /** Product id of each document. */
  ids: Int32Array;
  docOf: DocTable;
  sold: Int32Array;
  /** 0 is none. */
  variantGroup: Int32Array;
  /** Variants that lists leave out. */
  collapsed: Bits;
  /** The document that is shown instead of a hidden one; -1 for all others. */
  lead: Int32Array;
  facets: FacetTable;
  docsOfValue: ValueDocs;
  valuesOfDoc: ValuesOfDocs;
  languages: ReadonlyMap<string, LanguageIndex>;
  markets: ReadonlyMap<string, MarketIndex>;
  stock: StockIndex;
  /** First available day, in days since 1970. */
  availableOn: Int32Array;
  /** Average vote in thousandths. */
  votes: Int32Array;
  brand: Int32Array;
  /** Position of each brand in alphabetical order; equal names share one. */
  brandRank: ReadonlyMap<number, number>;
  search: SearchIndex;
}
