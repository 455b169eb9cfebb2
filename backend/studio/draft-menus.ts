/** Menus that are being changed, for previews of them. */
import type { Kysely } from 'kysely';
import type { DraftMenu } from '#backend/content/documents/managed-content.ts';
import type { Schema } from '#backend/database/schema.ts';
import { isRecord } from '#kernel/is-record.ts';
import { partsOf } from '#studio-api/document-id.ts';
import { NO_RELEASE } from './draft.repository.ts';

export async function readDraftMenus(db: Kysely<Schema>): Promise<DraftMenu[]> {
  const rows = await db
    .selectFrom('studio_draft')
    .select(['document_id', 'body'])
    .where('document_id', 'like', 'menu:%')
    .where('release_id', '=', NO_RELEASE)
    .execute();
  return rows.flatMap(({ document_id, body }) => {
    const parts = partsOf(document_id);
    return parts && isRecord(body) ? [{ key: parts.key, body }] : [];
  });
}
