/** Applies changed, new and removed products: each gets a new document number behind all others, and its old one is released. */

import { removeBit } from '#backend/kernel/bits.ts';
import type { Descriptions } from '#backend/search/search.repository.ts';
import type { SearchText } from '#backend/search/search-index.ts';
import { collapse, unfold } from '../answer/collapse.ts';
import { writeChunk } from '../snapshot/write-chunk.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Chunk, CollapsingGroup } from '../table/chunk.ts';

function giveUp(snapshot: Snapshot, id: number): void {
  const doc = snapshot.docOf.get(id);
  if (doc === undefined) return;
  for (const { published } of snapshot.languages.values()) removeBit(published, doc);
  for (const { priced } of snapshot.markets.values()) removeBit(priced, doc);
  for (const value of snapshot.valuesOfDoc.of(doc)) {
    const { carriers } = snapshot.facets;
    carriers[value] = (carriers[value] ?? 1) - 1;
  }
  snapshot.variantGroup[doc] = 0;
  snapshot.search.put(doc, null, []);
  snapshot.docOf.delete(id);
}

interface DocTexts {
  texts: Map<string, SearchText>;
  numbers: string[];
}

function takeUp(snapshot: Snapshot, chunk: Chunk, descriptions: Descriptions): void {
  const first = snapshot.size;
  for (const id of chunk.products.ids) {
    snapshot.docOf.set(id, snapshot.size);
    snapshot.size += 1;
  }
  const collected = new Map<number, DocTexts>();
  const textsOf = (doc: number): DocTexts => {
    const before = collected.get(doc) ?? { texts: new Map(), numbers: [] };
    collected.set(doc, before);
    return before;
  };
  writeChunk(snapshot, chunk, {
    text(doc, languageId, text) {
      const description = descriptions.get(snapshot.ids[doc] ?? 0)?.get(languageId);
      textsOf(doc).texts.set(languageId, description ? { ...text, description } : text);
      snapshot.languages.get(languageId)?.late.add(doc, text.name);
    },
    number: (doc, number) => void textsOf(doc).numbers.push(number),
  });
  for (let doc = first; doc < snapshot.size; doc += 1)
    for (const value of snapshot.valuesOfDoc.of(doc)) snapshot.docsOfValue.append(value, doc);
  for (const [doc, { texts, numbers }] of collected) snapshot.search.put(doc, texts, numbers);
}

export const hasRoom = ({ size, capacity }: Snapshot, more: number): boolean => size + more <= capacity;

/** The variant groups that products belonged to before. */
export const groupsNow = ({ docOf, variantGroup }: Snapshot, ids: readonly number[]): number[] =>
  ids.map(id => variantGroup[docOf.get(id) ?? -1] ?? 0).filter(group => group !== 0);

/**
 * `ids` are the products that may have changed, `chunk` has the active ones of them, `touched` the groups they were or
 * are in, `groups` the collapsing ones of these. Missing descriptions are added by the next build.
 */
export function replaceProducts(
  snapshot: Snapshot,
  ids: readonly number[],
  chunk: Chunk,
  touched: readonly number[],
  groups: readonly CollapsingGroup[],
  descriptions: Descriptions = new Map(),
): void {
  unfold(snapshot, new Set(touched));
  for (const id of ids) giveUp(snapshot, id);
  takeUp(snapshot, chunk, descriptions);
  collapse(snapshot, groups);
}
