/** Whether the shop was seeded with demo products: only then it simulates payments, shows its mails and accepts any document by default. */
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
