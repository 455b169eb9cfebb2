/** Whether the shop was seeded with demo products. */
import type { Kysely } from 'kysely';
import type { Schema } from './database/schema.ts';

export async function isDemo(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('setting')
    .select('key')
    .where('key', '=', 'seed.version')
    .executeTakeFirst();
  return row !== undefined;
}
