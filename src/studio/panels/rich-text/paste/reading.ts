/** What the parts of the reader of pasted texts share. */

import type { BlockWriter } from './block-writer.ts';
import type { Sheet } from './pasted-styles.ts';

/**
 * Where a picture that was left out is: in the pasted document, on the device of the author, on another website, or itself
 * what was pasted.
 */
export type LostPicture = 'document' | 'device' | 'website' | 'file';

/** What surrounds a node. */
export interface Around {
  marks: readonly string[];
  keepsLines: boolean;
  /** Of how many lists it is a part. */
  lists: number;
  /** In how many elements it stands. */
  depth: number;
}

export interface Reading {
  writer: BlockWriter;
  sheet: Sheet;
  /** Pictures that were left out, in their order. */
  pictures: LostPicture[];
  /** How many entries of a list were read, where they become lines. */
  counts: WeakMap<Element, number>;
  /** Reads what an element has. */
  read: (parent: ParentNode, around: Around) => void;
}
