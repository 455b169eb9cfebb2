/** Applies announced changes to a running index: everything is read first, then written synchronously, so that no query sees half of it. */
import type { Db } from '#backend/database/schema.ts';
import { loadDescriptions, MAX_DESCRIBED } from '#backend/search/search.repository.ts';
import { loadReference } from '../../reference.repository.ts';
import type { SnapshotIndex } from '../answer/answer.ts';
import type { Change } from '../changes.ts';
import { loadChunk, loadCollapsing, loadPackageIds, loadPrices, loadSkus } from '../snapshot/load-chunk.ts';
import { replacePrices, writeStocks } from '../patch.ts';
import { isUnknown, renameSnapshot } from '../snapshot/rename-snapshot.ts';
import { groupsNow, hasRoom, replaceProducts } from './replace-products.ts';
import type { Snapshot } from '../snapshot.ts';

interface Patched {
  snapshot: Snapshot;
  index: SnapshotIndex;
}

/** Products per statement and write; other requests run in between. */
const PORTION = 1000;
/** With this many documents out of order a rebuild is cheaper. */
const MAX_OUT_OF_ORDER = 8192;

const docsOf = ({ docOf }: Snapshot, ids: readonly number[]) => ids.flatMap(id => docOf.get(id) ?? []);

async function patchPrices(db: Db, { snapshot, index }: Patched, ids: readonly number[]): Promise<void> {
  const effect = replacePrices(snapshot, ids, await loadPrices(db, { ids }));
  if (effect !== 'none') index.changed('price', docsOf(snapshot, ids), effect);
}

async function patchStocks(db: Db, patched: Patched, ids: readonly number[]): Promise<void> {
  const { snapshot, index } = patched;
  const [skus, packages] = await Promise.all([loadSkus(db, { ids }), loadPackageIds(db, ids)]);
  const isOtherwiseAvailable = writeStocks(snapshot, ids, skus);
  index.changed('stock', docsOf(snapshot, ids), isOtherwiseAvailable ? 'facets' : 'order');
  // What a package costs depends on the parts in stock.
  if (packages.length > 0) await patchPrices(db, patched, packages);
}

/** Maximum number of changed products: their search segment is built again with each change. */
const MAX_CHANGED = 200;

const hasDescriptions = ({ baseSize, size }: Snapshot) =>
  baseSize <= MAX_DESCRIBED && size - baseSize < MAX_CHANGED;

async function patchProducts(db: Db, { snapshot, index }: Patched, ids: readonly number[]): Promise<void> {
  const chunk = await loadChunk(db, { ids });
  const touched = [...new Set([...groupsNow(snapshot, ids), ...chunk.products.groups])].filter(
    id => id !== 0,
  );
  const groups = touched.length > 0 ? await loadCollapsing(db, touched) : [];
  const descriptions = hasDescriptions(snapshot) ? await loadDescriptions(db, ids) : new Map<never, never>();
  const reference = isUnknown(snapshot.reference, chunk) ? await loadReference(db) : null;
  if (reference) renameSnapshot(snapshot, reference);
  replaceProducts(snapshot, ids, chunk, touched, groups, descriptions);
  if (reference) index.renamed();
  index.added();
}

async function inPortions(ids: readonly number[], patch: (some: readonly number[]) => Promise<void>) {
  for (let at = 0; at < ids.length; at += PORTION) await patch(ids.slice(at, at + PORTION));
}

/** Returns whether the index should be rebuilt: `crowded` soon, `full` because something is still missing in it. */
export async function patchSnapshot(
  db: Db,
  patched: Patched,
  changes: readonly Change[],
): Promise<'patched' | 'crowded' | 'full'> {
  const idsOf = (is: (kind: string) => boolean) =>
    new Set(changes.flatMap(({ kind, product_id }) => (is(kind) ? (product_id ?? []) : [])));
  const products = idsOf(kind => kind !== 'price' && kind !== 'stock' && kind !== 'content');
  const sorted = (ids: ReadonlySet<number>) => [...ids].filter(id => !products.has(id)).sort((a, b) => a - b);
  await inPortions(sorted(idsOf(kind => kind === 'price')), ids => patchPrices(db, patched, ids));
  await inPortions(sorted(idsOf(kind => kind === 'stock')), ids => patchStocks(db, patched, ids));
  const changed = [...products].sort((a, b) => a - b);
  const { snapshot } = patched;
  if (!hasRoom(snapshot, changed.length)) return 'full';
  await inPortions(changed, ids => patchProducts(db, patched, ids));
  const late = snapshot.size - snapshot.baseSize;
  return late > Math.min(MAX_OUT_OF_ORDER, (snapshot.capacity - snapshot.baseSize) / 2)
    ? 'crowded'
    : 'patched';
}
