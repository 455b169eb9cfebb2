/** What shoppers see of a document: its live revision, or where it comes from before its first publication. */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { BaseDocument } from './document-source.ts';
import { liveRowAt } from './live.repository.ts';
import { addRevision, findRevision } from './revision.repository.ts';
import type { StudioContext } from './studio-context.ts';

export interface Published {
  isManaged: boolean;
  /** Null: taken off. */
  revision: number | null;
  body: DocumentBody | null;
}

/** Undefined for a document that was never published and has no file. */
export async function readPublished(
  { source, now }: Pick<StudioContext, 'source' | 'now'>,
  db: Db,
  id: DocumentId,
): Promise<Published | undefined> {
  const row = await liveRowAt(db, id, now());
  if (row) {
    const revision = row.revision === null ? undefined : await findRevision(db, id, row.revision);
    return { isManaged: true, revision: row.revision, body: revision?.body ?? null };
  }
  const base = await source.find(id);
  return base && { isManaged: false, revision: null, body: base.body };
}

/** Creates the row of a document, if there is none, and locks it: one change of a document at a time. */
export async function lockDocument(
  db: Db,
  id: DocumentId,
): Promise<{ isManaged: boolean; fileRevision: number | null; isDeleted: boolean }> {
  const parts = partsOf(id);
  if (!parts) throw new Error(`Not the id of a document: ${id}`);
  await db
    .insertInto('studio_document')
    .values({
      document_id: id,
      kind: parts.kind,
      key: parts.key,
      file_revision: null,
      deleted_at: null,
      deleted_by: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('studio_document')
    .select(['is_managed', 'file_revision', 'deleted_at'])
    .where('document_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    isManaged: row.is_managed,
    fileRevision: row.file_revision,
    isDeleted: row.deleted_at !== null,
  };
}

/**
 * Keeps the file as a revision, so that its later changes can be told from those of Studio.
 * @returns the number of that revision
 */
export async function keepFile(db: Db, base: BaseDocument, fileRevision: number | null): Promise<number> {
  const kept = fileRevision === null ? undefined : await findRevision(db, base.id, fileRevision);
  if (kept?.hash === base.hash) return kept.number;
  const { number } = await addRevision(db, {
    id: base.id,
    body: base.body,
    source: 'file',
    parent: fileRevision,
    author: null,
  });
  await db
    .updateTable('studio_document')
    .set({ file_revision: number })
    .where('document_id', '=', base.id)
    .execute();
  return number;
}
