/** Ranks documents by name: by the bytes of the alphabet, four at a time, and equal keys by the language's collation. */

import { docAt, figureAt, pairBuffer, setPair, sortPairs } from '../table/sort-pairs.ts';
import type { createYieldToEventLoop } from '../yield-to-event-loop.ts';
import { compareIn } from './collators.ts';
import type { NameKeys } from './name-keys.ts';

interface Named {
  size: number;
  keys: NameKeys;
  nameOf(doc: number): string;
  languageId: string;
}

type YieldToEventLoop = ReturnType<typeof createYieldToEventLoop>;

/**
 * A rank for every document, ascending; names that the collation considers equal share one.
 * Ranges of `docs` with the same letters are left in `sameLetters`.
 */
async function sortByKeys(size: number, keys: NameKeys, yieldToEventLoop: YieldToEventLoop) {
  const docs = Uint32Array.from({ length: size }, (_, doc) => doc);
  const sameLetters: [from: number, to: number][] = [];
  const buffer = pairBuffer(size);
  const waiting: [from: number, to: number, depth: number][] = [[0, size, 0]];
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    const [from, to, depth] = range;
    for (let at = from; at < to; at += 1) {
      const doc = docs[at] ?? 0;
      setPair(buffer, at - from, keys.wordAt(doc, depth), doc);
    }
    sortPairs(buffer, to - from);
    let start = 0;
    for (let at = 0; at < to - from; at += 1) {
      docs[from + at] = docAt(buffer, at);
      const figure = figureAt(buffer, at);
      if (at + 1 < to - from && figureAt(buffer, at + 1) === figure) continue;
      if (at > start) {
        if ((figure & 0xff) === 0) sameLetters.push([from + start, from + at + 1]);
        else waiting.push([from + start, from + at + 1, depth + 1]);
      }
      start = at + 1;
    }
    await yieldToEventLoop();
  }
  return { docs, sameLetters };
}

/** Ranks a range of names with equal letters by their spelling; most are spelled alike. */
function rankAlike(
  alike: Uint32Array,
  nameOf: (doc: number) => string,
  compare: (a: string, b: string) => number,
  give: (doc: number, place: number) => void,
): void {
  const byName = new Map<string, number[]>();
  for (const doc of alike) {
    const name = nameOf(doc);
    const same = byName.get(name);
    if (same) same.push(doc);
    else byName.set(name, [doc]);
  }
  let place = 0;
  let before: string | undefined;
  for (const name of [...byName.keys()].sort(compare)) {
    if (before !== undefined && compare(before, name) !== 0) place += 1;
    for (const doc of byName.get(name) ?? []) give(doc, place);
    before = name;
  }
}

export async function rankNames(
  named: Named,
  ranks: Float64Array,
  yieldToEventLoop: YieldToEventLoop,
): Promise<void> {
  const { size, keys, nameOf, languageId } = named;
  const compare = compareIn(languageId, 'name');
  const { docs, sameLetters } = await sortByKeys(size, keys, yieldToEventLoop);
  docs.forEach((doc, place) => {
    ranks[doc] = place;
  });
  for (const [from, to] of sameLetters) {
    rankAlike(docs.slice(from, to), nameOf, compare, (doc, place) => {
      ranks[doc] = from + place;
    });
    await yieldToEventLoop();
  }
}
