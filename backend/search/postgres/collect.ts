/** Turns scored products into the matches of a text among the documents that are shown. */
import { addBits, hasBit, noBits, type Bits } from '#backend/kernel/bits.ts';
import type { Found, SearchSource } from '../search-index.ts';
import type { ScoredProducts } from './match-documents.ts';

/** Of a hidden variant, whose shown one is found in its place. */
const HIDDEN = 0.8;

export const nothing: Found = {
  docs: new Uint32Array(0),
  scores: new Uint16Array(0),
  members: new Uint32Array(0),
};

export function collect(
  { ids, scores }: ScoredProducts,
  { docOf, lead }: Pick<SearchSource, 'docOf' | 'lead'>,
  shown: Bits,
): Found {
  const best = new Map<number, number>();
  const note = (doc: number, score: number) => void best.set(doc, Math.max(best.get(doc) ?? 0, score));
  ids.forEach((id, at) => {
    const doc = docOf(id);
    if (doc === undefined) return;
    const score = scores[at] ?? 0;
    const leader = lead?.[doc] ?? -1;
    if (hasBit(shown, doc)) note(doc, score);
    else if (leader >= 0 && hasBit(shown, leader)) note(leader, Math.round(score * HIDDEN));
  });
  const docs = Uint32Array.from(best.keys()).sort();
  const members = addBits(noBits(shown.length * 32), docs);
  return { docs, scores: Uint16Array.from(docs, doc => best.get(doc) ?? 0), members };
}
