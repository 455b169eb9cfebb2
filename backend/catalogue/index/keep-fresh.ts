/** Keeps a snapshot in step with the database: prices and stock are patched, anything else is built anew behind the running one. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { loadReference } from '../reference.repository.ts';
import { answerFrom, type SnapshotIndex } from './answer.ts';
import { buildSnapshot } from './build.ts';
import { writePrices, writeStocks } from './patch.ts';
import { loadPrices, loadRows, loadStocks } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

export interface CatalogueChange {
  /** `all` when anything may have changed. */
  kind: 'price' | 'stock' | 'product' | 'content' | 'all';
  /** Empty for `all` and `content`. */
  productIds: readonly number[];
  version: number;
}

export interface FreshIndex {
  current(): { snapshot: Snapshot; index: SnapshotIndex };
  /** Reads what has changed since; calls meet in one reading. Resolves when the index stands at what it read. */
  catchUp(): Promise<void>;
}

export interface FreshOptions {
  db: Kysely<Schema>;
  /** Told after the index answers with the change. */
  announce(change: CatalogueChange): void;
}

/** A transaction may commit after one with a higher version: so many versions back are looked at again. */
const LOOK_BACK = 100;

type Change = { version: number; kind: string; product_id: number | null };

export async function createFreshIndex({ db, announce }: FreshOptions): Promise<FreshIndex> {
  /** Versions within the look-back that have been dealt with. */
  let seen = new Set<number>();
  let current = await build();
  let reading: Promise<void> | null = null;
  let again = false;

  async function changesFrom(version: number): Promise<Change[]> {
    return db
      .selectFrom('catalogue_change')
      .select(['version', 'kind', 'product_id'])
      .where('version', '>', version)
      .orderBy('version')
      .execute();
  }

  /** The version is read first: what changes while the rows are read is seen again. */
  async function build() {
    const last = await db
      .selectFrom('catalogue_change')
      .select(({ fn }) => fn.max('version').as('version'))
      .execute();
    const version = Number(last[0]?.version ?? 0);
    const before = await changesFrom(version - LOOK_BACK);
    const [reference, rows] = await Promise.all([loadReference(db), loadRows(db)]);
    seen = new Set(before.map(change => change.version));
    const snapshot = buildSnapshot(version, reference, rows);
    return { snapshot, index: answerFrom(snapshot) };
  }

  async function patch(changes: readonly Change[]): Promise<void> {
    const idsOf = (kind: string) => [
      ...new Set(changes.flatMap(change => (change.kind === kind ? (change.product_id ?? []) : []))),
    ];
    const { snapshot, index } = current;
    const [priceIds, stockIds] = [idsOf('price'), idsOf('stock')];
    if (priceIds.length > 0) writePrices(snapshot, await loadPrices(db, priceIds));
    if (stockIds.length > 0) writeStocks(snapshot, await loadStocks(db, stockIds));
    index.forget();
  }

  const needsBuild = ({ kind, product_id }: Change) =>
    kind !== 'content' && (product_id === null || (kind !== 'price' && kind !== 'stock'));

  function tell(changes: readonly Change[], version: number): void {
    const everything = changes.some(change => change.product_id === null && change.kind !== 'content');
    if (everything) return announce({ kind: 'all', productIds: [], version });
    for (const kind of ['price', 'stock', 'product', 'content'] as const) {
      const own = changes.filter(change => change.kind === kind);
      if (own.length > 0)
        announce({ kind, productIds: own.flatMap(change => change.product_id ?? []), version });
    }
  }

  async function read(): Promise<void> {
    const changes = (await changesFrom(current.snapshot.version - LOOK_BACK)).filter(
      ({ version }) => !seen.has(version),
    );
    if (changes.length === 0) return;
    if (changes.some(needsBuild)) {
      current = await build();
    } else {
      await patch(changes);
      for (const { version } of changes) seen.add(version);
      const { snapshot } = current;
      snapshot.version = Math.max(snapshot.version, ...changes.map(({ version }) => version));
      for (const version of seen) if (version <= snapshot.version - LOOK_BACK) seen.delete(version);
    }
    tell(changes, current.snapshot.version);
  }

  async function readUntilStill(): Promise<void> {
    do {
      again = false;
      await read();
    } while (again);
  }

  return {
    current: () => current,
    catchUp() {
      if (reading) again = true;
      else {
        reading = readUntilStill().finally(() => {
          reading = null;
        });
      }
      return reading ?? Promise.resolve();
    },
  };
}
