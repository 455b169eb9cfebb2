/** Old addresses and where they lead now. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { fieldOf } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, syncRows } from '../sync-rows.ts';

/** One that left the file stays: links to it are out in the world. */
export async function syncRedirects(db: Kysely<Schema>, { redirects }: ShopFolder): Promise<Change[]> {
  if (!redirects) return [];
  const changes = await syncRows(db, {
    table: 'url_history',
    keys: ['old_url'],
    rows: redirects.rows.map(row => ({ old_url: fieldOf(row, 'from'), new_url: fieldOf(row, 'to') })),
    nameOf: ({ old_url }) => String(old_url),
  });
  return changes.map(change => ({ ...change, entity: 'redirect' }));
}
