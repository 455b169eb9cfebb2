/** The catalogue as the whole backend reads it: reference tables, index of lists and cached products, all in step with the database. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ChangeChannel } from '#backend/database/change-channel.ts';
import type { Database } from '#backend/database/connect.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { SearchEngine } from '#backend/search/search-index.ts';
import type { CatalogueIndex } from './index/answer/catalogue-query.ts';
import { type CatalogueChange, createFreshIndex } from './index/refresh/fresh-index.ts';
import { facetsOf } from './index/refresh/patch-snapshot.ts';
import type { SnapshotFile } from './index/snapshot/snapshot-store.ts';
import { scopesAmong } from './list-tags.ts';
import { createProductCache, type ProductCache } from './product/placed-products.ts';
import type { CatalogueReference } from './reference.ts';

// Changes of the catalogue, as `announce_catalogue` records them.

/** Every transaction that ends is another snapshot, and every change belongs to one. The end of a recovery is a change as well. */
const catalogueChannel: ChangeChannel = {
  name: 'catalogue',
  position: sql`select pg_is_in_recovery()::text || ' ' || pg_current_snapshot()::text`,
};

export type { CatalogueChange, SnapshotFile };

export interface Catalogue {
  db: Kysely<Schema>;
  reference(): CatalogueReference;
  index(): CatalogueIndex;
  products: ProductCache;
  /** Version of the last change that the index contains. */
  version(): number;
  /** The categories with their ancestors, brands and campaigns that a product is in: `c_12`, `b_3`, `dc_4`. */
  scopesOf(productId: number): readonly string[];
  /** Subscribes to changes that lists and products already contain; returns the function that unsubscribes. */
  onChange(listener: (change: CatalogueChange) => void): () => void;
  /** Reads changes without waiting for a notification of the database. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

export interface CatalogueOptions {
  database: Pick<Database, 'db' | 'listen' | 'reads'>;
  logger: Logger;
  /** Where the index is saved for the next start; only with the search in the process. */
  snapshotFile?: SnapshotFile | undefined;
  /** The one in the process by default. */
  search?: SearchEngine | undefined;
}

/** After changes could not be read. */
const RETRY_MS = 1_000;

/** Between two readings of changes, so that their number does not grow with that of the changes. */
const PACE_MS = 200;

/** Resolves when lists can be queried. */
export async function openCatalogue({
  database,
  logger,
  snapshotFile,
  search,
}: CatalogueOptions): Promise<Catalogue> {
  const { db, listen, reads } = database;
  const products = createProductCache(reads.db);
  const listeners = new Set<(change: CatalogueChange) => void>();

  function announce(change: CatalogueChange): void {
    if (change.kind === 'all') products.forget();
    for (const id of change.productIds) products.forget(id);
    for (const listener of listeners) listener(change);
  }

  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let lastAt = -PACE_MS;
  const fresh = await createFreshIndex({ database, logger, file: snapshotFile, search, announce });
  let isFailing = false;
  async function catchUp(): Promise<void> {
    try {
      await fresh.catchUp();
      isFailing = false;
    } catch (error) {
      if (closed) return;
      if (!isFailing) logger.error({ err: error }, 'the catalogue could not follow a change');
      isFailing = true;
      // The notification of what was not read does not come again.
      readIn(RETRY_MS);
    }
  }
  function readIn(milliseconds: number): void {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      lastAt = performance.now();
      void catchUp();
    }, milliseconds);
  }
  /** The first change is read at once, those that follow together. */
  const hear = () => readIn(Math.max(0, lastAt + PACE_MS - performance.now()));
  const stopListening = await listen(catalogueChannel, hear);
  // Changes between the first build and the subscription.
  await catchUp();

  return {
    db,
    reference: () => fresh.current().snapshot.reference,
    index: () => fresh.current().index,
    products,
    version: () => fresh.current().snapshot.version,
    scopesOf: productId => scopesAmong(facetsOf(fresh.current().snapshot, [productId])),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    catchUp,
    async close() {
      closed = true;
      clearTimeout(timer);
      await stopListening();
      await fresh.close();
    },
  };
}
