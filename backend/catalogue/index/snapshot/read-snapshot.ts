/** Reads the whole catalogue into a new snapshot; reads the next portion while one is written. */
import type { Database } from '#backend/database/connect.ts';
import type { Db } from '#backend/database/schema.ts';
import { createSearchBuilder } from '#backend/search/create-search.ts';
import { loadSynonyms } from '#backend/search/search.repository.ts';
import type { SearchEngine } from '#backend/search/search-index.ts';
import { loadReference } from '../../reference.repository.ts';
import { buildSnapshot } from '../build.ts';
import { type Mark, markNow } from '../changes.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Chunk } from '../table/chunk.ts';
import { loadChunk, loadCollapsing, loadNamedParameters, loadOrder } from './load-chunk.ts';

/** Products per portion, which is written without yielding. */
const PORTION = 4096;

async function* chunksOf(db: Db, order: Int32Array): AsyncGenerator<Chunk> {
  const ids = order.slice().sort();
  const load = (at: number): Promise<Chunk> | null => {
    const from = ids[at];
    const to = ids[Math.min(at + PORTION, ids.length) - 1];
    if (from === undefined || to === undefined) return null;
    const loading = loadChunk(db, { from, to });
    // Awaited below, after the previous portion was written; until then a rejection must count as handled.
    loading.catch(() => undefined);
    return loading;
  };
  let next = load(0);
  for (let at = PORTION; next; at += PORTION) {
    const loading = next;
    next = load(at);
    yield await loading;
  }
}

/** The mark is the primary's; the rows may come from replicas that contain everything up to it. */
export async function readSnapshot(
  { db: primary, reads: { db, advance } }: Pick<Database, 'db' | 'reads'>,
  search: SearchEngine = createSearchBuilder,
): Promise<{ snapshot: Snapshot; mark: Mark }> {
  const mark = await markNow(primary);
  await advance();
  const [reference, named, order, collapsing, synonyms] = await Promise.all([
    loadReference(db),
    loadNamedParameters(db),
    loadOrder(db),
    loadCollapsing(db),
    loadSynonyms(db),
  ]);
  const snapshot = await buildSnapshot({
    version: mark.version,
    reference,
    named,
    order,
    chunks: chunksOf(db, order),
    collapsing,
    createSearch: source => search({ ...source, synonyms }),
  });
  return { snapshot, mark };
}
