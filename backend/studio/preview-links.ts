/** Links that show drafts to people without an account: which drafts, for whom, and until when or until someone ends them. */
import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { PreviewLinkInfo } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';

export interface SharedDrafts {
  documents: { id: DocumentId; version: number }[];
  /** As in the address of a canvas. */
  context: string;
  endsAt: Date;
}

export interface PreviewLinks {
  /** Resolves to a segment of a path, which is the secret of the link. */
  write(shared: SharedDrafts, by: string): Promise<string>;
  /** Null for a link that is over or that this shop has not made. */
  read(link: string): Promise<SharedDrafts | null>;
  /** The links that show a draft of this document now, the one that ends last first. */
  list(document: DocumentId): Promise<PreviewLinkInfo[]>;
  /** False when there is no such link. */
  end(id: number): Promise<boolean>;
}

/** The secret itself is stored nowhere. */
const hashOf = (link: string) => createHash('sha256').update(link).digest('base64url');

export const createPreviewLinks = (db: Kysely<Schema>, now: () => Date): PreviewLinks => ({
  async write({ documents, context, endsAt }, by) {
    const link = randomBytes(24).toString('base64url');
    await db
      .insertInto('preview_link')
      .values({
        hash: hashOf(link),
        documents: JSON.stringify(documents),
        context,
        made_by: by,
        ends_at: endsAt,
      })
      .execute();
    return link;
  },

  async read(link) {
    const row = await db
      .selectFrom('preview_link')
      .select(['documents', 'context', 'ends_at'])
      .where('hash', '=', hashOf(link))
      .where('ends_at', '>', now())
      .executeTakeFirst();
    if (!row) return null;
    const documents = row.documents.map(({ id, version }) => ({ id: id as DocumentId, version }));
    return { documents, context: row.context, endsAt: row.ends_at };
  },

  async list(document) {
    const rows = await db
      .selectFrom('preview_link')
      .select(['link_id', 'made_by', 'ends_at'])
      .where('ends_at', '>', now())
      .where(sql<boolean>`documents @> ${JSON.stringify([{ id: document }])}::jsonb`)
      .orderBy('ends_at', 'desc')
      .orderBy('link_id', 'desc')
      .execute();
    return rows.map(row => ({ id: row.link_id, madeBy: row.made_by, endsAt: row.ends_at.toISOString() }));
  },

  async end(id) {
    const { numDeletedRows } = await db
      .deleteFrom('preview_link')
      .where('link_id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
