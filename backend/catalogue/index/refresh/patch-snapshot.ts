/** Applies announced changes to a running index: everything is read first, then written synchronously, so that no query sees half of it. */
import type { Db } from '#backend/database/schema.ts';
import { loadDescriptions, MAX_DESCRIBED } from '#backend/search/search.repository.ts';
import {
  alsoBoughtTag,
  type ListCause,
  tagsOfChangedLists,
  tagsOfChangedPrices,
  variantsTag,
} from '../../list-tags.ts';
import { loadReference } from '../../reference.repository.ts';
import type { SnapshotIndex } from '../answer/answer.ts';
import { collapseAgain } from '../answer/collapse.ts';
import { type CatalogueChangeRow, isOfProduct } from '../changes.ts';
import { replacePrices, writeSold, writeStocks } from '../patch.ts';
import {
  loadChunk,
  loadCollapsing,
  loadPackageIds,
  loadPrices,
  loadSkus,
  loadSold,
} from '../snapshot/load-chunk.ts';
import { isUnknown, renameSnapshot } from '../snapshot/rename-snapshot.ts';
import type { Snapshot } from '../snapshot.ts';
import { groupsNow, hasRoom, replaceProducts } from './replace-products.ts';

interface Patched {
  snapshot: Snapshot;
  index: SnapshotIndex;
}

type PatchedKind = 'price' | 'stock' | 'product' | 'sales';

/** How an index has followed changes. */
export interface PatchOutcome {
  /** Whether the index should be rebuilt: `crowded` soon, `full` because something is still missing in it. */
  room: 'patched' | 'crowded' | 'full';
  /** Names of categories, brands or the like were unknown and have been read again: anything may show them. */
  isRenamed: boolean;
  /** Tags of the answers that changes of a kind may have altered, beside those with the products themselves. */
  tags: Readonly<Record<PatchedKind, ReadonlySet<string>>>;
}

/** The work in progress of a `PatchOutcome`. */
class Altered {
  isRenamed = false;
  readonly tags: Record<PatchedKind, Set<string>> = {
    price: new Set(),
    stock: new Set(),
    product: new Set(),
    sales: new Set(),
  };

  note(kind: PatchedKind, tags: Iterable<string>): void {
    for (const tag of tags) this.tags[kind].add(tag);
  }
}

/** Products per statement and write; other requests run in between. */
const PORTION = 1000;
/** With this many documents out of order a rebuild is cheaper. */
const MAX_OUT_OF_ORDER = 8192;

const docsOf = ({ docOf }: Snapshot, ids: readonly number[]) => ids.flatMap(id => docOf.get(id) ?? []);

/** The facets that products have now. */
export const facetsOf = (snapshot: Snapshot, ids: readonly number[]): Set<string> =>
  new Set(
    docsOf(snapshot, ids).flatMap(doc =>
      [...snapshot.valuesOfDoc.of(doc)].flatMap(value => snapshot.facets.values[value]?.facetId ?? []),
    ),
  );

/** Returns the tags of the lists that were altered. */
async function patchPrices(db: Db, { snapshot, index }: Patched, ids: readonly number[]): Promise<string[]> {
  const effect = replacePrices(snapshot, ids, await loadPrices(db, { ids }));
  if (effect.alters === 'none') return [];
  index.changed('price', docsOf(snapshot, ids), effect.alters);
  return tagsOfChangedPrices(facetsOf(snapshot, ids), effect);
}

async function patchStocks(db: Db, patched: Patched, ids: readonly number[]): Promise<string[]> {
  const { snapshot, index } = patched;
  const [skus, packages] = await Promise.all([loadSkus(db, { ids }), loadPackageIds(db, ids)]);
  const isOtherwiseAvailable = writeStocks(snapshot, ids, skus);
  index.changed('stock', docsOf(snapshot, ids), isOtherwiseAvailable ? 'facets' : 'order');
  const causes: ListCause[] = isOtherwiseAvailable ? ['stock', 'availability'] : ['stock'];
  const tags = tagsOfChangedLists(facetsOf(snapshot, ids), causes);
  // What a package costs depends on the parts in stock.
  return packages.length > 0 ? [...tags, ...(await patchPrices(db, patched, packages))] : tags;
}

/** What was sold decides the order of lists, and which variant a group shows without its main product. */
async function patchSales(db: Db, { snapshot, index }: Patched, ids: readonly number[]): Promise<string[]> {
  const groupIds = [...new Set(groupsNow(snapshot, ids))];
  const [sold, groups] = await Promise.all([
    loadSold(db, ids),
    groupIds.length > 0 ? loadCollapsing(db, groupIds) : [],
  ]);
  const docs = writeSold(snapshot, sold);
  if (docs.length === 0) return [];
  index.resold(docs);
  const tags = tagsOfChangedLists(facetsOf(snapshot, ids), ['sales']);
  const others = collapseAgain(snapshot, groups).flatMap(({ members }) => members);
  if (others.length === 0) return tags;
  index.added();
  return [...tags, ...tagsOfChangedLists(facetsOf(snapshot, others), ['members'])];
}

/** Maximum number of changed products: their search segment is built again with each change. */
const MAX_CHANGED = 200;

const hasDescriptions = ({ baseSize, size }: Snapshot) =>
  baseSize <= MAX_DESCRIBED && size - baseSize < MAX_CHANGED;

/** The members of groups of variants: a change of one may show or hide the others in lists. */
function idsOfGroups({ variantGroup, ids, size, docOf }: Snapshot, groups: ReadonlySet<number>): number[] {
  if (groups.size === 0) return [];
  const found: number[] = [];
  for (let doc = 0; doc < size; doc += 1) {
    const id = ids[doc] ?? 0;
    if (groups.has(variantGroup[doc] ?? 0) && docOf.get(id) === doc) found.push(id);
  }
  return found;
}

async function patchProducts(
  db: Db,
  { snapshot, index }: Patched,
  ids: readonly number[],
  altered: Altered,
): Promise<void> {
  const chunk = await loadChunk(db, { ids });
  const touched = [...new Set([...groupsNow(snapshot, ids), ...chunk.products.groups])].filter(
    id => id !== 0,
  );
  const groups = touched.length > 0 ? await loadCollapsing(db, touched) : [];
  const descriptions = hasDescriptions(snapshot) ? await loadDescriptions(db, ids) : new Map<never, never>();
  const reference = isUnknown(snapshot.reference, chunk) ? await loadReference(db) : null;
  if (reference) renameSnapshot(snapshot, reference);
  const together = [...ids, ...idsOfGroups(snapshot, new Set(touched))];
  const before = facetsOf(snapshot, together);
  replaceProducts(snapshot, ids, chunk, touched, groups, descriptions);
  if (reference) index.renamed();
  index.added();
  const after = facetsOf(snapshot, together);
  altered.isRenamed ||= reference !== null;
  altered.note('product', tagsOfChangedLists([...before, ...after], ['members']));
  altered.note('product', touched.map(variantsTag));
}

async function inPortions(ids: readonly number[], patch: (some: readonly number[]) => Promise<void>) {
  for (let at = 0; at < ids.length; at += PORTION) await patch(ids.slice(at, at + PORTION));
}

/** Follows the changes; what the index has no room for waits for a rebuild. */
export async function patchSnapshot(
  db: Db,
  patched: Patched,
  changes: readonly CatalogueChangeRow[],
): Promise<PatchOutcome> {
  const altered = new Altered();
  const idsOf = (is: (change: CatalogueChangeRow) => boolean) =>
    new Set(changes.flatMap(change => (is(change) ? (change.product_id ?? []) : [])));
  const products = idsOf(isOfProduct);
  const alone = (of: string) =>
    [...idsOf(({ kind }) => kind === of)].filter(id => !products.has(id)).sort((a, b) => a - b);
  await inPortions(alone('price'), async ids => altered.note('price', await patchPrices(db, patched, ids)));
  await inPortions(alone('stock'), async ids => altered.note('stock', await patchStocks(db, patched, ids)));
  await inPortions(alone('sales'), async ids => altered.note('sales', await patchSales(db, patched, ids)));
  altered.note('sales', [...idsOf(({ kind }) => kind === 'co-purchases')].map(alsoBoughtTag));
  const changed = [...products].sort((a, b) => a - b);
  const { snapshot } = patched;
  const { tags } = altered;
  if (!hasRoom(snapshot, changed.length)) {
    // The rebuild may have to wait for other instances: prices and stock do not.
    const known = changed.filter(id => snapshot.docOf.get(id) !== undefined);
    await inPortions(known, async ids => void (await patchPrices(db, patched, ids)));
    await inPortions(known, async ids => void (await patchStocks(db, patched, ids)));
    return { room: 'full', isRenamed: true, tags };
  }
  await inPortions(changed, ids => patchProducts(db, patched, ids, altered));
  const late = snapshot.size - snapshot.baseSize;
  const isCrowded = late > Math.min(MAX_OUT_OF_ORDER, (snapshot.capacity - snapshot.baseSize) / 2);
  return { room: isCrowded ? 'crowded' : 'patched', isRenamed: altered.isRenamed, tags };
}
