/** The type of a product line: everything that its products have in common. */

import type { PictureKind } from '../picture/kinds.ts';
import type { Translated } from '../words.ts';
import type { ColourKey } from './colours.ts';
import type { FactKey } from './parameters.ts';

export type Fact = readonly [key: FactKey, value: string | Translated];

/** One step of the line's own variant dimension: a tyre size, a bottle size, a length. */
export interface Size {
  label: string | Translated;
  facts?: readonly Fact[];
  /** Factor for the line's price and weight. */
  price?: number;
  weight?: number;
  /** Where this size looks different from the line's other ones. */
  picture?: PictureKind;
}

export type Sizing = 'clothing' | 'helmet' | 'boots' | 'gloves' | 'one';

export interface Line {
  key: string;
  /** Key of the leaf category. */
  category: string;
  /** Its model: a key of `pictureKinds`. */
  picture: PictureKind;
  noun: Translated;
  /** Relative share of the shop's products. */
  share: number;
  brands: readonly string[];
  series: readonly string[];
  sizes?: readonly Size[];
  /** `vehicle`: made for one vehicle and named after it; `wheel`: matched by its dimensions. */
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
  says: readonly Translated[];
  points: readonly Translated[];
  vatClass?: 'reduced';
}

export interface Family {
  key: string;
  /** Follows the noun in the first sentence; `mönkijään` by default. */
  suits?: Translated;
  /** For products that are not bound to a vehicle or a size; empty adds nothing. */
  general?: Translated;
  /** Whether a person wears the products: whether they fit is not a question of the vehicle. */
  isWorn?: boolean;
  /** How and where the products are used: every description contains one of these sentences. */
  uses: readonly Translated[];
  /** Fitting, care and safety: the third product text. */
  care: readonly Translated[];
  lines: readonly Line[];
}
