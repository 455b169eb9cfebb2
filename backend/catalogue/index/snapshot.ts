/**
 * The catalogue as typed arrays. Documents are numbered from the most sold on; what is changed or new after that gets
 * a number behind those, and its old one is published nowhere. Prices and stock change in place.
 */
import type { SearchIndex } from '#backend/search/search-index.ts';
import type { Reference } from '../reference.ts';
import type { Bits } from './bits.ts';
import type { DocTable } from './doc-table.ts';
import type { FacetTable } from './facet-table.ts';
import type { LateNames } from './late-names.ts';
import type { TextColumn } from './text-column.ts';
import type { ValueDocs } from './value-docs.ts';
import type { ValuesOfDocs } from './values-of-docs.ts';

export interface LanguageIndex {
  /** Products with a text in the language; numbers given up are in none. */
  published: Bits;
  names: TextColumn;
  /** Ascending by name; equal names share one. Names that came later stand between the whole numbers. */
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
  priceBucket: Uint8Array;
  discountBucket: Uint8Array;
}

export interface StockIndex {
  inStock: Int32Array;
  total: Int32Array;
  status: Uint8Array;
}

export interface Snapshot {
  /** Last catalogue change that was read. */
  version: number;
  reference: Reference;
  /** Numbers given at the making, in the order of sales. */
  baseSize: number;
  /** Numbers given until now. */
  size: number;
  /** Numbers that there is room for. */
  capacity: number;
  /** Product id of each document. */
  ids: Int32Array;
  docOf: DocTable;
  sold: Int32Array;
  /** 0 is none. */
  variantGroup: Int32Array;
  /** Variants that lists leave out. */
  collapsed: Bits;
  /** The document that is shown in the place of one that is left out; -1 for all others. */
  lead: Int32Array;
  facets: FacetTable;
  docsOfValue: ValueDocs;
  valuesOfDoc: ValuesOfDocs;
  languages: ReadonlyMap<string, LanguageIndex>;
  markets: ReadonlyMap<string, MarketIndex>;
  stock: StockIndex;
  /** Days since 1970 on which it came. */
  availableOn: Int32Array;
  /** Average vote in thousandths. */
  votes: Int32Array;
  brand: Int32Array;
  /** Place of each brand in alphabetical order; equals share one. */
  brandRank: ReadonlyMap<number, number>;
  search: SearchIndex;
}
