/** One page of the matches, best first: counts how often each score occurs and sorts only what reaches the page. */
import type { Found, FoundPage } from './search-index.ts';

/** Bonus for being in stock: decides between similar matches, never between a good and a poor one. */
const PREFERRED = 25;
const HIGHEST = 0xffff;

export function pageOf({ docs, scores }: Found, { skip, take, allows, prefers }: FoundPage): number[] {
  if (take <= 0) return [];
  const wanted = skip + take;
  const points = new Uint16Array(docs.length);
  const often = new Uint32Array(HIGHEST + 1);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    if (!allows(doc)) continue;
    const score = Math.min(HIGHEST, Math.max(1, (scores[at] ?? 0) + (prefers(doc) ? PREFERRED : 0)));
    points[at] = score;
    often[score] = (often[score] ?? 0) + 1;
  }
  let least = HIGHEST;
  for (let sum = often[least] ?? 0; sum < wanted && least > 1; sum += often[least] ?? 0) least -= 1;
  const reaching: number[] = [];
  for (let at = 0; at < docs.length; at += 1) if ((points[at] ?? 0) >= least) reaching.push(at);
  // Documents ascend, and the smaller number wins a tie.
  reaching.sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
  return reaching.slice(skip, wanted).map(at => docs[at] ?? 0);
}
