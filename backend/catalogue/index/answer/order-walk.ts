/** Walks a sorted order of documents along the matches of a filter. */
import { type Bits, eachBit, hasBit } from '#backend/kernel/bits.ts';
import type { ListPage } from './catalogue-query.ts';

export interface SortOrder {
  docs: Uint32Array;
  rank: Uint32Array;
  compare(a: number, b: number): number;
  /** Documents whose position in `docs` is outdated. */
  moved: Bits;
  movedDocs: Set<number>;
  /** All documents in order, late ones included; created on demand. */
  beside: Uint32Array | null;
}

type Next = () => number | undefined;

/** Merges two sorted lists, from `skip` on. */
export function merge(
  { compare }: SortOrder,
  beside: Uint32Array,
  { skip, take }: ListPage,
  next: Next,
  bits: Bits,
): number[] {
  let at = 0;
  const nextBeside = () => {
    while (at < beside.length && !hasBit(bits, beside[at] ?? 0)) at += 1;
    return at < beside.length ? beside[at++] : undefined;
  };
  const found: number[] = [];
  let [one, other] = [next(), nextBeside()];
  for (let before = skip; found.length < take && (one ?? other) !== undefined; before -= 1) {
    const isOne = one !== undefined && (other === undefined || compare(one, other) < 0);
    const doc = isOne ? one : other;
    if (before <= 0 && doc !== undefined) found.push(doc);
    if (isOne) one = next();
    else other = nextBeside();
  }
  return found;
}

/** Walks the whole order until the page is full: fast when many match. */
export function walkOrder(bits: Bits, order: SortOrder): Next {
  const { docs, moved } = order;
  let at = 0;
  return () => {
    while (at < docs.length) {
      const doc = docs[at++] ?? 0;
      if (hasBit(bits, doc) && !hasBit(moved, doc)) return doc;
    }
    return undefined;
  };
}

/** Sorts just the matches: fast when few match. */
export function sortFew(bits: Bits, count: number, order: SortOrder): Next {
  const { docs, rank, moved } = order;
  const places = new Uint32Array(count);
  let length = 0;
  eachBit(bits, doc => {
    if (doc >= rank.length || hasBit(moved, doc)) return;
    places[length] = rank[doc] ?? 0;
    length += 1;
  });
  places.subarray(0, length).sort();
  let at = 0;
  return () => (at < length ? docs[places[at++] ?? 0] : undefined);
}
