/** Whether the shop was filled with demo goods: only then it plays at payments and shows its mails by itself. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/index.ts';

export async function isDemo(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('setting')
    .select('key')
    .where('key', '=', 'seed.version')
    .executeTakeFirst();
  return row !== undefined;
}
