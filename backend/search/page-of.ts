/** One page of the matches, best first: one pass that remembers only what may still reach the page. */
import type { FoundPage, TextMatches } from './search-index.ts';

/** Bonus for being in stock: decides between similar matches, never between a good and a poor one. */
const PREFERRED = 25;
/** A score and a document in one number: the higher score is better, then the smaller document. */
const DOCS = 2 ** 32;
/** Remembered matches between two sorts, at least. */
const ROOM = 512;

const docOf = (key: number): number => DOCS - 1 - (key % DOCS);

/** Of equal matches the one with the smaller number comes first. */
export function pageOf(
  { members, scores }: TextMatches,
  { skip, take, allows, prefers }: FoundPage,
): number[] {
  if (take <= 0) return [];
  const wanted = Math.min(skip + take, scores.length);
  const keys = new Float64Array(wanted + Math.max(wanted, ROOM));
  let length = 0;
  /** A match needs more than this; zero until there are enough. */
  let least = 0;
  let leastScore = 0;
  let at = 0;
  for (let place = 0; place < members.length; place += 1)
    for (let rest = members[place] ?? 0; rest !== 0; rest &= rest - 1) {
      const score = scores[at] ?? 0;
      at += 1;
      if (score + PREFERRED < leastScore) continue;
      const doc = (place << 5) + 31 - Math.clz32(rest & -rest);
      if (!allows(doc)) continue;
      const key = (score + (prefers(doc) ? PREFERRED : 0)) * DOCS + (DOCS - 1 - doc);
      if (key <= least) continue;
      keys[length] = key;
      length += 1;
      if (length < keys.length) continue;
      keys.sort();
      keys.copyWithin(0, length - wanted);
      length = wanted;
      least = keys[0] ?? 0;
      leastScore = Math.floor(least / DOCS);
    }
  const best = keys.subarray(0, length).sort().toReversed();
  return Array.from(best.subarray(skip, wanted), docOf);
}
