/** One page of the matches, best first: one pass that remembers only what may still reach the page. */
import type { FoundPage, TextMatches } from './search-index.ts';

/** Bonus for being in stock: decides between similar matches, never between a good and a poor one. */
const PREFERRED = 25;
/** A score and a place in one number: the higher score is better, then the smaller place. */
const PLACES = 2 ** 32;
/** Remembered matches between two sorts, at least. */
const ROOM = 512;

const placeOf = (key: number): number => PLACES - 1 - (key % PLACES);

/** `docs` ascend, so that the smaller number wins a tie. */
export function pageOf({ docs, scores }: TextMatches, { skip, take, allows, prefers }: FoundPage): number[] {
  if (take <= 0) return [];
  const wanted = Math.min(skip + take, docs.length);
  const keys = new Float64Array(wanted + Math.max(wanted, ROOM));
  let length = 0;
  /** A match needs more than this; zero until there are enough. */
  let least = 0;
  let leastScore = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const score = scores[at] ?? 0;
    if (score + PREFERRED < leastScore) continue;
    const doc = docs[at] ?? 0;
    if (!allows(doc)) continue;
    const key = (score + (prefers(doc) ? PREFERRED : 0)) * PLACES + (PLACES - 1 - at);
    if (key <= least) continue;
    keys[length] = key;
    length += 1;
    if (length < keys.length) continue;
    keys.sort();
    keys.copyWithin(0, length - wanted);
    length = wanted;
    least = keys[0] ?? 0;
    leastScore = Math.floor(least / PLACES);
  }
  const best = keys.subarray(0, length).sort().toReversed();
  return Array.from(best.subarray(skip, wanted), key => docs[placeOf(key)] ?? 0);
}
