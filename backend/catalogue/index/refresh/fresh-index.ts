/** Keeps a snapshot in step with the database: prices, stock and products are patched, everything else is rebuilt in the background. */
import type { Logger } from 'pino';
import type { Database } from '../../../database/connect.ts';
import { createPostgresStemmer } from '../../../search/postgres-stemmer.ts';
import type { SearchEngine } from '../../../search/search-index.ts';
import { loadReference } from '../../reference.repository.ts';
import { answerFrom } from '../answer/answer.ts';
import { type CatalogueChangeRow, changesSince, isGeneral, type Mark } from '../changes.ts';
import { readSnapshot } from '../snapshot/read-snapshot.ts';
import { renameSnapshot } from '../snapshot/rename-snapshot.ts';
import { createSnapshotStore, type SnapshotFile } from '../snapshot/snapshot-store.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Current, createAfterBuild } from './after-build.ts';
import { type PatchOutcome, patchSnapshot } from './patch-snapshot.ts';
import { createRebuildTurns } from './rebuild-turns.ts';
import { createRebuilding } from './rebuilding.ts';

export interface CatalogueChange {
  /** `all` when anything may have changed. */
  kind: 'price' | 'stock' | 'product' | 'content' | 'sales' | 'all';
  /** Empty for `all`, `content` and `sales`. */
  productIds: readonly number[];
  /**
   * Tags of the answers that the change may have altered, beside those with the products themselves: lists of the categories
   * with their ancestors, brands and campaigns that the products were in before or are in now. Empty for `all` and `content`.
   */
  tags: readonly string[];
  version: number;
}

export interface FreshIndex {
  current(): Pick<Current, 'snapshot' | 'index'>;
  /**
   * Reads the changes since the last read; concurrent calls share one read.
   * Resolves when the index contains what was read, including a rebuild that it requires. After the first call such a rebuild
   * waits until no other instance builds.
   */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

export interface FreshOptions {
  database: Pick<Database, 'db' | 'reads'>;
  logger: Pick<Logger, 'error' | 'info' | 'warn'>;
  /** Without it, or with another search than the one in the process, every start reads all products. */
  file?: SnapshotFile | undefined;
  /** The one in the process by default. */
  search?: SearchEngine | undefined;
  /** Called after the index contains the change. */
  announce(change: CatalogueChange): void;
}

/** For an index that is being saved when the shop stops: it spares the next start more than the end waits. */
const LAST_SAVE_MS = 2_000;

async function openIndex(
  { reads }: FreshOptions['database'],
  read: { snapshot: Snapshot; mark: Mark },
): Promise<Current> {
  const { snapshot, mark } = read;
  await snapshot.search.learn(createPostgresStemmer(reads.db));
  return { snapshot, index: answerFrom(snapshot), mark, captured: null, unsaved: 0 };
}

const everything = (version: number): CatalogueChange => ({ kind: 'all', productIds: [], tags: [], version });

interface Followed {
  changes: readonly CatalogueChangeRow[];
  outcome: PatchOutcome;
}

/** Patches an index with what has changed since its mark. */
async function patchUpToNow({ db, reads }: FreshOptions['database'], one: Current): Promise<Followed> {
  const { snapshot, index } = one;
  const { changes, mark } = await changesSince(db, one.mark);
  if (changes.length > 0) await reads.advance();
  if (changes.some(isGeneral)) {
    renameSnapshot(snapshot, await loadReference(reads.db));
    index.renamed();
  }
  const outcome = await patchSnapshot(reads.db, one, changes);
  one.mark = mark;
  snapshot.version = mark.version;
  one.unsaved += changes.length;
  return { changes, outcome };
}

function notify(announce: FreshOptions['announce'], { changes, outcome }: Followed, version: number): void {
  if (outcome.isRenamed || changes.some(isGeneral)) return announce(everything(version));
  if (changes.some(({ kind }) => kind === 'sales' || kind === 'co-purchases'))
    announce({ kind: 'sales', productIds: [], tags: [...outcome.tags.sales], version });
  for (const kind of ['price', 'stock', 'product', 'content'] as const) {
    const own = changes.filter(change => change.kind === kind);
    if (own.length > 0)
      announce({
        kind,
        productIds: own.flatMap(change => change.product_id ?? []),
        tags: kind === 'content' ? [] : [...outcome.tags[kind]],
        version,
      });
  }
}

export async function createFreshIndex({
  database,
  logger,
  file,
  search,
  announce,
}: FreshOptions): Promise<FreshIndex> {
  const { db: primary, reads } = database;
  const closing = new AbortController();
  const store =
    file && !search ? createSnapshotStore({ db: primary, file, logger, closing: closing.signal }) : null;
  const after = createAfterBuild({ db: reads.db, store, logger, closing: closing.signal });

  async function build(): Promise<Current> {
    const built = await openIndex(database, await readSnapshot(database, search));
    after.capture(built);
    return built;
  }

  const restored = await store?.restore();
  // A build has done so before it read.
  if (restored) await reads.advance();
  let current = restored ? await openIndex(database, restored) : await build();
  await after.describe(current);
  let reading: Promise<void> | null = null;
  let again = false;

  const turns = createRebuildTurns(primary);
  const rebuilding = createRebuilding({
    build,
    inTurn: turns.inTurn,
    async take(built: Current) {
      // Most changes during the build are patched in before it is used, the rest right after.
      await follow(built);
      await after.describe(built);
      current = built;
      announce(everything(built.snapshot.version));
      await read();
    },
    failed: error => logger.error({ err: error }, 'the catalogue index could not be built anew'),
  });

  async function follow(one: Current): Promise<Followed> {
    const followed = await patchUpToNow(database, one);
    const { changes, outcome } = followed;
    if (changes.some(isGeneral) || outcome.room !== 'patched' || !after.saveAgain(one)) rebuilding.ask();
    return followed;
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
      turns.begin();
    },
    async close() {
      const late = setTimeout(() => closing.abort(), LAST_SAVE_MS);
      await turns.close(rebuilding.close());
      await after.done();
      clearTimeout(late);
    },
  };
}
