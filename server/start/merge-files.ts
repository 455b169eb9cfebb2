/** Merges the page files of this build under the documents that Studio manages, before they are served. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backend/index.ts';
import type { ReadPages } from '#server/pages/read-pages.ts';
import { openDocuments } from '../studio/documents/open-documents.ts';

/** A failure is logged: what was live stays live. */
export async function mergeFiles(
  db: Kysely<Schema> | null,
  files: Pick<ReadPages, 'texts' | 'world'>,
  logger: Logger,
): Promise<void> {
  if (!db) return;
  const documents = openDocuments({
    db,
    now: () => new Date(),
    texts: () => files.texts,
    world: () => files.world,
  });
  try {
    for (const { id, drift } of await documents.mergeDeploy())
      logger.info({ document: id, drift }, 'a changed page file was merged under a managed document');
  } catch (error) {
    logger.error({ err: error }, 'changed page files could not be merged under managed documents');
  }
}
