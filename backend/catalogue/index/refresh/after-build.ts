/** What runs beside requests once an index is in use: reading descriptions, then saving the index. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backend/database/schema.ts';
import { MAX_DESCRIBED, readDescriptions } from '#backend/search/search.repository.ts';
import type { SnapshotIndex } from '../answer/answer.ts';
import type { Mark } from '../changes.ts';
import { type Captured, captureSnapshot } from '../snapshot/save-snapshot.ts';
import type { SnapshotStore } from '../snapshot/snapshot-store.ts';
import type { Snapshot } from '../snapshot.ts';

export interface Current {
  snapshot: Snapshot;
  index: SnapshotIndex;
  mark: Mark;
  /** Waits to be saved. */
  captured: { content: Captured; mark: Mark } | null;
  /** Changes that the saved index does not contain. */
  unsaved: number;
}

export interface AfterBuild {
  /** Call before changes are patched in; saved after `describe`. */
  capture(built: Current): void;
  /** Resolves when the index may be used: a small shop reads its descriptions at the start, a large one in the background. */
  describe(one: Current): Promise<void>;
  /** Saves an index again that has followed very many changes. Returns false when it should be rebuilt for that. */
  saveAgain(one: Current): boolean;
  /** Resolves when nothing runs in the background. */
  done(): Promise<unknown>;
}

export interface AfterBuildOptions {
  db: Kysely<Schema>;
  /** Null when nothing is saved. */
  store: SnapshotStore | null;
  logger: Pick<Logger, 'error'>;
  closing: AbortSignal;
}

/** Up to this number of products, descriptions are read before the first request. */
const FEW = 1000;
/** After this many changes, or a share of the products, the next start would take about as long as a build. */
const MANY_UNSAVED = 20_000;
const UNSAVED_OF_ALL = 1 / 8;

export function createAfterBuild({ db, store, logger, closing }: AfterBuildOptions): AfterBuild {
  let background: Promise<unknown> = Promise.resolve();

  const inBackground = (work: Promise<unknown>) => {
    background = Promise.all([background, work]);
  };

  async function readDescribed({ snapshot, index }: Current): Promise<void> {
    const { search, baseSize, docOf } = snapshot;
    if (baseSize > MAX_DESCRIBED || search.isDescribed()) return;
    try {
      await search.describe(readDescriptions(db, id => docOf.get(id), closing));
      index.added();
    } catch (error) {
      if (!closing.aborted) logger.error({ err: error }, 'search goes on without descriptions');
    }
  }

  function capture(one: Current): void {
    const content = store && captureSnapshot(one.snapshot);
    one.captured = content ? { content, mark: one.mark } : null;
    one.unsaved = 0;
  }

  async function save(one: Current): Promise<void> {
    const { captured } = one;
    one.captured = null;
    if (captured) await store?.save(captured.content, captured.mark);
  }

  return {
    capture,
    async describe(one) {
      const described = readDescribed(one);
      inBackground(described.then(() => save(one)));
      if (one.snapshot.baseSize <= FEW) await described;
    },
    saveAgain(one) {
      if (!store || one.unsaved < Math.max(MANY_UNSAVED, one.snapshot.baseSize * UNSAVED_OF_ALL)) return true;
      capture(one);
      if (!one.captured) return false;
      inBackground(save(one));
      return true;
    },
    done: () => background,
  };
}
