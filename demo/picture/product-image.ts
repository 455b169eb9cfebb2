/** Which picture a product shows, and its file name. */
import type { ColourKey } from '../products/colours.ts';
import type { Draft } from '../products/product-draft.ts';
import type { PictureKind } from './kinds.ts';

export interface ProductImage {
  kind: PictureKind;
  /** Of the accent. */
  colour: ColourKey;
  /** 0 and 1 are the rendered sides, 2 and 3 their mirror images. */
  view: number;
}

export const sideCount = 2;
export const viewCount = 2 * sideCount;

export const kindOf = ({ size, line }: Pick<Draft, 'size' | 'line'>): PictureKind =>
  size?.picture ?? line.picture;

export const fileNameOf = ({ kind, colour, view }: ProductImage): string => `${kind}-${colour}-${view}.jpg`;
