/** Keeps a snapshot in step with the database: prices, stock and products are patched, everything else is rebuilt in the background. */
import type { Logger } from 'pino';
import type { Database } from '../../database/connect.ts';
import type { SearchEngine } from '../../search/search-index.ts';
import { createPostgresStemmer } from '../../search/postgres-stemmer.ts';
import { MOST_DESCRIBED, readDescriptions } from '../../search/search.repository.ts';
import { loadReference } from '../reference.repository.ts';
import { answerFrom, type SnapshotIndex } from './answer.ts';
import { changesSince, type Change, type Mark } from './changes.ts';
import { patchSnapshot } from './patch-snapshot.ts';
import { readSnapshot } from './read-snapshot.ts';
import { createRebuilding } from './rebuilding.ts';
import { renameSnapshot } from './rename-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

export interface CatalogueChange {
  /** `all` when anything may have changed. */
  kind: 'price' | 'stock' | 'product' | 'content' | 'all';
  /** Empty for `all` and `content`. */
  productIds: readonly number[];
  version: number;
}

interface Current {
  snapshot: Snapshot;
  index: SnapshotIndex;
  mark: Mark;
}

export interface FreshIndex {
  current(): Pick<Current, 'snapshot' | 'index'>;
  /**
   * Reads the changes since the last read; concurrent calls share one read.
   * Resolves when the index contains what was read, including a rebuild that it requires.
   */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

export interface FreshOptions {
  database: Pick<Database, 'db' | 'reads'>;
  logger: Pick<Logger, 'error'>;
  /** The one in the process by default. */
  search?: SearchEngine | undefined;
  /** Called after the index contains the change. */
  announce(change: CatalogueChange): void;
}

/** Up to this number of products, descriptions are read before the first request. */
const FEW = 1000;

/** A change that is not bound to a product: names, trees, everything. */
const isGeneral = ({ kind, product_id }: Change) => kind !== 'content' && product_id === null;

async function build(database: FreshOptions['database'], search: SearchEngine | undefined): Promise<Current> {
  const { snapshot, mark } = await readSnapshot(database, search);
  await snapshot.search.learn(createPostgresStemmer(database.reads.db));
  return { snapshot, index: answerFrom(snapshot), mark };
}

function notify(announce: FreshOptions['announce'], changes: readonly Change[], version: number): void {
  if (changes.some(isGeneral)) return announce({ kind: 'all', productIds: [], version });
  for (const kind of ['price', 'stock', 'product', 'content'] as const) {
    const own = changes.filter(change => change.kind === kind);
    if (own.length > 0)
      announce({ kind, productIds: own.flatMap(change => change.product_id ?? []), version });
  }
}

export async function createFreshIndex({
  database,
  logger,
  search,
  announce,
}: FreshOptions): Promise<FreshIndex> {
  const { db: primary, reads } = database;
  /** A small shop reads its descriptions at the start; a large one in the background. */
  async function describe({ snapshot, index }: Current): Promise<void> {
    if (snapshot.baseSize > MOST_DESCRIBED) return;
    const described = snapshot.search
      .describe(readDescriptions(reads.db, id => snapshot.docOf.get(id), closing.signal))
      .then(() => index.added())
      .catch((error: unknown) => {
        if (!closing.signal.aborted) logger.error({ err: error }, 'search goes on without descriptions');
      });
    describing = Promise.all([describing, described]);
    if (snapshot.baseSize <= FEW) await described;
  }

  const closing = new AbortController();
  let describing: Promise<unknown> = Promise.resolve();
  let current = await build(database, search);
  await describe(current);
  let reading: Promise<void> | null = null;
  let again = false;

  const rebuilding = createRebuilding({
    build: () => build(database, search),
    async take(built: Current) {
      // Most changes during the build are patched in before it is used, the rest right after.
      await follow(built);
      await describe(built);
      current = built;
      announce({ kind: 'all', productIds: [], version: built.snapshot.version });
      await read();
    },
    failed: error => logger.error({ err: error }, 'the catalogue index could not be built anew'),
  });

  /** Patches an index up to now; returns the changes. */
  async function follow(one: Current): Promise<readonly Change[]> {
    const { snapshot, index } = one;
    const { changes, mark } = await changesSince(primary, one.mark);
    if (changes.length > 0) await reads.advance();
    const general = changes.some(isGeneral);
    if (general) {
      renameSnapshot(snapshot, await loadReference(reads.db));
      index.renamed();
    }
    const outcome = await patchSnapshot(reads.db, one, changes);
    one.mark = mark;
    snapshot.version = mark.version;
    if (general || outcome !== 'patched') rebuilding.ask();
    return changes;
  }

  async function readUntilStill(): Promise<void> {
    do {
      again = false;
      const one = current;
      notify(announce, await follow(one), one.snapshot.version);
    } while (again);
  }

  function read(): Promise<void> {
    if (reading) again = true;
    reading ??= readUntilStill().finally(() => {
      reading = null;
    });
    return reading;
  }

  return {
    current: () => current,
    async catchUp() {
      await read();
      await rebuilding.done();
    },
    async close() {
      closing.abort();
      await rebuilding.close();
      await describing;
    },
  };
}
