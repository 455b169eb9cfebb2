/**
 * The lists of products that a shopper marks: how they are stored, and what marking changes. Without MobX, because a page
 * marks products before its application runs.
 */
import { jsonField, type StoredFormat } from '../common/stored-format.ts';

/** The API returns at most 600 products by id. */
const MAX_FAVORITES = 600;

/** More columns cannot be compared at a glance. */
export const MAX_COMPARED = 4;

type Ids = readonly number[];

export interface MarkedList {
  format: StoredFormat<Ids>;
  /** Null when the list is full. */
  add(ids: Ids, productId: number): Ids | null;
}

const listField = (field: string, most: number): StoredFormat<Ids> =>
  jsonField('ralph', field, raw =>
    Array.isArray(raw)
      ? [...new Set(raw.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, most)
      : [],
  );

/** By the name of the data attribute of their buttons. */
export const markedLists = {
  /** Newest first; the oldest makes room. */
  favorite: {
    format: listField('favorites', MAX_FAVORITES),
    add: (ids, productId) => [productId, ...ids].slice(0, MAX_FAVORITES),
  },
  /** In the order of choice. */
  compare: {
    format: listField('compare', MAX_COMPARED),
    add: (ids, productId) => (ids.length < MAX_COMPARED ? [...ids, productId] : null),
  },
} satisfies Record<string, MarkedList>;

export type MarkOutcome = 'added' | 'removed' | 'full';

/** Marks a product or takes the mark away; a list that is as wanted stays the same. */
export function mark(
  { add }: MarkedList,
  ids: Ids,
  productId: number,
  isWanted: boolean,
): { ids: Ids; outcome: MarkOutcome } {
  const isMarked = ids.includes(productId);
  if (!isWanted) return { ids: isMarked ? ids.filter(id => id !== productId) : ids, outcome: 'removed' };
  const more = isMarked ? ids : add(ids, productId);
  return more ? { ids: more, outcome: 'added' } : { ids, outcome: 'full' };
}
