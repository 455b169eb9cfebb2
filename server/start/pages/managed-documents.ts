/** The documents that Studio manages, as the database has them now, and when a scheduled one begins. */
import type { Backend } from '#backend/index.ts';
import type { Grammar } from '#engine/definition/grammar.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentOverlay } from '#server/pages/compose-pages.ts';
import { widgetVersions } from '#server/pages/widget-versions.ts';
import type { DocumentId } from '#studio-api/documents.ts';

export interface ManagedDocuments {
  overlay: DocumentOverlay;
  /** Equal as long as the same revisions are live. */
  state: string;
  scheduled: readonly { id: DocumentId; at: Date }[];
  /** Managed documents of which this build serves an older revision, one line each. */
  older: string[];
}

export const noManagedDocuments: ManagedDocuments = {
  overlay: new Map(),
  state: '',
  scheduled: [],
  older: [],
};

/** @param studio null with a hosted platform, which has no managed documents. */
export async function readManagedDocuments(
  studio: Pick<Backend['studio'], 'live'> | null,
  grammar: Pick<Grammar, 'widgets'>,
): Promise<ManagedDocuments> {
  if (!studio) return noManagedDocuments;
  const { documents, scheduled } = await studio.live(widgetVersions(grammar));
  return {
    overlay: new Map<DocumentId, DocumentBody | null>(documents.map(({ id, body }) => [id, body])),
    state: documents.map(({ id, revision }) => `${id}@${revision}`).join(' '),
    scheduled,
    older: documents
      .filter(({ isOlder }) => isOlder)
      .map(
        ({ id, revision }) => `${id}  a newer revision needs a newer build: revision ${revision} is served`,
      ),
  };
}
