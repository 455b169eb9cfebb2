/** The documents that Studio manages, as the database has them now, and when a scheduled one begins. */
import type { Kysely } from 'kysely';
import { readLive, type Schema } from '#backend/index.ts';
import type { Grammar } from '#engine/definition/grammar.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { Overlay } from '#server/pages/compose-pages.ts';
import { widgetVersions } from '#server/pages/widget-versions.ts';

export interface ManagedDocuments {
  overlay: Overlay;
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

/** @param db null with a hosted platform, which has no managed documents. */
export async function readManagedDocuments(
  db: Kysely<Schema> | null,
  grammar: Pick<Grammar, 'widgets'>,
): Promise<ManagedDocuments> {
  if (!db) return noManagedDocuments;
  const { documents, scheduled } = await readLive(db, new Date(), widgetVersions(grammar));
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
