/** The shape of a line of goods: everything that the products of one kind have in common. */
import type { Pair } from '../words.ts';
import type { ColourKey } from './colours.ts';
import type { FactKey } from './parameters.ts';

export type Fact = readonly [key: FactKey, value: string | Pair];

/** One step of the line's own axis: a tyre size, a bottle, a length. */
export interface Size {
  label: string | Pair;
  facts?: readonly Fact[];
  /** Times the line's price and weight. */
  price?: number;
  weight?: number;
}

export type Sizing = 'clothing' | 'helmet' | 'boots' | 'gloves' | 'one';

export interface Line {
  key: string;
  /** Key of the leaf category. */
  category: string;
  drawing: string;
  noun: Pair;
  /** Share of the shop's products, in weights. */
  share: number;
  brands: readonly string[];
  series: readonly string[];
  sizes?: readonly Size[];
  /** `vehicle`: made for one machine and named after it; `wheel`: chosen by its measures. */
  fit?: 'vehicle' | 'wheel';
  colours?: readonly ColourKey[];
  /** A second dimension of the variants. */
  lengths?: readonly Size[];
  sizing?: Sizing;
  /** Euros with VAT, from and to. */
  price: readonly [number, number];
  grams: number;
  /** Length, width and height in millimetres. */
  box: readonly [number, number, number];
  facts?: readonly Fact[];
  says: readonly Pair[];
  points: readonly Pair[];
  vatClass?: 'reduced';
}

export interface Family {
  key: string;
  /** Ends the opening line after the noun; `mönkijään` unless said otherwise. */
  suits?: Pair;
  /** Said of goods that are not tied to a machine or a size; empty says nothing. */
  general?: Pair;
  /** How and where the goods are used: one goes into every description. */
  uses: readonly Pair[];
  /** Fitting, care and safety: the third text. */
  care: readonly Pair[];
  lines: readonly Line[];
}
