/** The catalogue as typed arrays: documents are numbered from the most sold on, facets by group. Only prices and stock change in place. */
import type { Parameter, ParameterValue, Reference } from '../reference.ts';
import type { Bits } from './bits.ts';
import type { Lists } from './lists.ts';
import type { Words } from './words.ts';

export type FacetSource =
  | { type: 'Category'; id: number }
  | { type: 'Brand'; id: number }
  | { type: 'Sku'; name: string }
  | { type: 'Campaign'; id: number }
  | { type: 'PriceList'; id: number }
  | { type: 'Parameter'; value: ParameterValue };

export interface FacetValue {
  facetId: string;
  source: FacetSource;
}

export interface FacetGroup {
  type: FacetSource['type'];
  /** Of a parameter group. */
  parameter: Parameter | null;
  /** Its values are those numbered from `start` until `end`. */
  start: number;
  end: number;
}

export interface LanguageIndex {
  /** Products with a text in the language. */
  published: Bits;
  words: Words;
  /** Place of each document in alphabetical order. */
  nameRank: Uint32Array;
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
  size: number;
  /** Product id of each document. */
  ids: Int32Array;
  docOf: ReadonlyMap<number, number>;
  /** Variants that lists leave out. */
  collapsed: Bits;
  groups: readonly FacetGroup[];
  values: readonly FacetValue[];
  valueOf: ReadonlyMap<string, number>;
  docsOfValue: Lists;
  valuesOfDoc: Lists;
  languages: ReadonlyMap<string, LanguageIndex>;
  markets: ReadonlyMap<string, MarketIndex>;
  stock: StockIndex;
  /** Days since 1970 on which it came. */
  availableOn: Int32Array;
  /** Average vote in thousandths. */
  votes: Int32Array;
  brandRank: Uint32Array;
}

/** What a group of facets is called among sets and counts: campaigns are discounts, an alternative to those in per cent. */
export const groupName = ({ groups }: Pick<Snapshot, 'groups'>, at: number): string =>
  groups[at]?.type === 'Campaign' ? 'Discount' : `${at}`;
