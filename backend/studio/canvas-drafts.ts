/** Drafts as Studio's canvas and preview links show them. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { applyOperations } from '#engine/operation/apply.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { type DraftKey, NO_RELEASE } from './draft.repository.ts';

export interface ShownDraft {
  id: DocumentId;
  version: number;
  body: DocumentBody;
}

export interface CanvasDrafts {
  /** Of a release; by default those of none. */
  all(release?: number): Promise<ShownDraft[]>;
  /** A draft as it was at a version; null when that version is no longer known. */
  at(key: DraftKey, version: number): Promise<ShownDraft | null>;
}

export function createCanvasDrafts(db: Kysely<Schema>): CanvasDrafts {
  const draftsOf = (release: number) =>
    db
      .selectFrom('studio_draft')
      .select(['document_id', 'version', 'first_version', 'body', 'base_revision'])
      .where('release_id', '=', release);

  /** The body that the draft began with, and the posts up to the version. @param count of these posts */
  async function replay(
    { id, release }: DraftKey,
    { revision, count }: { revision: number; count: number },
    version: number,
  ): Promise<DocumentBody | null> {
    const [base, posts] = await Promise.all([
      db
        .selectFrom('studio_revision')
        .select('body')
        .where('document_id', '=', id)
        .where('number', '=', revision)
        .executeTakeFirst(),
      db
        .selectFrom('studio_operation')
        .select('ops')
        .where('document_id', '=', id)
        .where('release_id', '=', release)
        .where('version', '<=', version)
        .orderBy('version')
        .execute(),
    ]);
    // Without every post the body is not the one of that version.
    if (!base || posts.length !== count) return null;
    const ops = posts.flatMap(post => post.ops as DocumentOperation[]);
    const applied = applyOperations(base.body as DocumentBody, ops, { comparesWas: false });
    return applied.ok ? applied.value : null;
  }

  return {
    async all(release = NO_RELEASE) {
      const rows = await draftsOf(release).execute();
      return rows.map(({ document_id, version, body }) => ({
        id: document_id as DocumentId,
        version,
        body: body as DocumentBody,
      }));
    },
    async at(key, version) {
      const { id, release } = key;
      const row = await draftsOf(release).where('document_id', '=', id).executeTakeFirst();
      if (!row || version > row.version) return null;
      if (row.version === version) return { id, version, body: row.body as DocumentBody };
      const { base_revision: revision } = row;
      const count = version - row.first_version;
      const body = revision === null ? null : await replay(key, { revision, count }, version);
      return body && { id, version, body };
    },
  };
}
