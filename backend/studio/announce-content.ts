/** Tells instances that content of the shop has changed, as the catalogue's own changes are told. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { DocumentId } from '#studio-api/documents.ts';

/** Part of the transaction that changes what is live. Pages learn of their documents by themselves. */
export async function announceContent(db: Kysely<Schema>, ids: readonly DocumentId[]): Promise<void> {
  if (ids.some(id => id.startsWith('content:') || id.startsWith('menu:')))
    await sql`select announce_catalogue('content', null)`.execute(db);
}
