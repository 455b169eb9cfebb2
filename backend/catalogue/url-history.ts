/** New addresses for old ones; queried only before a 404. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

export interface UrlMove {
  oldUrl: string;
  newUrl: string;
}

function pathOf(url: string): string | null {
  try {
    const path = decodeURI(new URL(url, 'http://shop').pathname).replace(/(?<=.)\/+$/, '');
    // A path must not contain a decoded NUL, which PostgreSQL would reject.
    return path.includes('\u0000') ? null : path;
  } catch {
    return null;
  }
}

/** With or without origin, query and final slash. */
export async function findUrlMove(db: Kysely<Schema>, url: string): Promise<UrlMove | null> {
  const path = pathOf(url);
  if (path === null) return null;
  const row = await db
    .selectFrom('url_history')
    .selectAll()
    .where('old_url', 'in', [path, `${path}/`])
    .executeTakeFirst();
  return row ? { oldUrl: row.old_url, newUrl: row.new_url } : null;
}
