/** Merges the page files of this build under the documents that Studio manages, before they are served. */
import type { Logger } from 'pino';
import type { Backend } from '#backend/index.ts';
import type { ReadPages } from '#server/pages/read-pages.ts';
import { openDocuments } from '../../studio/documents/open-documents.ts';

/** A failure is logged: what was live stays live. */
export async function mergeFiles(
  studio: Backend['studio'] | null,
  files: Pick<ReadPages, 'texts' | 'world'>,
  logger: Logger,
): Promise<void> {
  if (!studio) return;
  const documents = openDocuments({
    studio,
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
