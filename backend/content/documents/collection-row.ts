/** A stored collection with its addresses, before it becomes a document. */
import type { CollectionRecord } from '../content-record.ts';

export interface CollectionRow extends Omit<CollectionRecord, 'pictures'> {
  pictures: CollectionRecord['pictures'];
  /** By language id; empty for an area. */
  aliases: ReadonlyMap<string, string>;
}
