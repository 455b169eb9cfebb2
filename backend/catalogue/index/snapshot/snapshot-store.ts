/** The saved index of an instance: restored at the start if it can be followed from there, replaced after builds. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backend/database/schema.ts';
import { loadSynonyms } from '#backend/search/search.repository.ts';
import { loadReference } from '../../reference.repository.ts';
import { changesSince, isGeneral, isOfProduct, type Mark } from '../changes.ts';
import type { Snapshot } from '../snapshot.ts';
import { loadNamedParameters } from './load-chunk.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { type Captured, saveSnapshot } from './save-snapshot.ts';
import { type OpenSections, openSections, writeSections } from './section-file.ts';
import { checkHead, headOf, isAsRecent } from './snapshot-identity.ts';

/** Where the index of the catalogue is saved. Instances may share the file or have one each. */
export interface SnapshotFile {
  path: string;
  /** Name of the running code: an index of another one is not used. */
  build: string;
}

export interface SnapshotStore {
  /** Null when there is no usable one; says why in the log. */
  restore(): Promise<{ snapshot: Snapshot; mark: Mark } | null>;
  /** Never rejects. Does nothing when the file contains as many changes. */
  save(captured: Captured, mark: Mark): Promise<void>;
}

export interface SnapshotStoreOptions {
  db: Kysely<Schema>;
  file: SnapshotFile;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Aborts what is being written. */
  closing: AbortSignal;
}

/** With this many changes a build is as fast: at least these, or a share of the products. */
const MANY = 20_000;
const MANY_OF_ALL = 1 / 4;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** @throws Error when the changes since the index are too many or concern all of it. */
async function checkChanges(db: Kysely<Schema>, mark: Mark, { baseSize, capacity }: Snapshot): Promise<void> {
  const { changes } = await changesSince(db, mark);
  if (changes.some(isGeneral)) throw new Error('the catalogue was changed as a whole since');
  const changed = new Set(changes.filter(isOfProduct).map(change => change.product_id)).size;
  if (changed > capacity - baseSize || changes.length > Math.max(MANY, baseSize * MANY_OF_ALL))
    throw new Error('too many products have changed since');
}

async function restoreFrom(db: Kysely<Schema>, build: string, sections: OpenSections) {
  const mark = await checkHead(db, build, sections.head);
  const [reference, named, synonyms] = await Promise.all([
    loadReference(db),
    loadNamedParameters(db),
    loadSynonyms(db),
  ]);
  const snapshot = await restoreSnapshot(sections, { version: mark.version, reference, named, synonyms });
  await checkChanges(db, mark, snapshot);
  return { snapshot, mark };
}

export function createSnapshotStore({ db, file, logger, closing }: SnapshotStoreOptions): SnapshotStore {
  const { path, build } = file;

  async function savedHead(): Promise<unknown> {
    try {
      const sections = await openSections(path);
      await sections.close();
      return sections.head;
    } catch {
      return null;
    }
  }

  return {
    async restore() {
      let sections: OpenSections | null = null;
      try {
        sections = await openSections(path);
        const restored = await restoreFrom(db, build, sections);
        logger.info({ file: path, version: restored.mark.version }, 'the catalogue index was restored');
        return restored;
      } catch (error) {
        if (!isMissing(error))
          logger.info({ file: path, reason: String(error) }, 'the saved catalogue index is built anew');
        return null;
      } finally {
        await sections?.close();
      }
    },
    async save(captured, mark) {
      try {
        const head = await headOf(db, build, mark);
        if (!head || isAsRecent(await savedHead(), head)) return;
        await writeSections(path, head, to => saveSnapshot(to, captured), closing);
      } catch (error) {
        if (!closing.aborted)
          logger.warn({ err: error, file: path }, 'the catalogue index could not be saved');
      }
    },
  };
}
