/** Whether a shop is only tried: its folder has accounts with public passwords, reviews and a past that were made up. */
import type { Kysely } from 'kysely';
import type { Schema } from './database/schema.ts';

/** In the database from the first time that `demo.json` was applied. */
export const demoMark = 'shop.demo';

export async function isDemo(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('setting').select('key').where('key', '=', demoMark).executeTakeFirst();
  return row !== undefined;
}
