/** What shop and payment provider prove themselves with; made once, by whichever instance of the shop comes first. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

const name = 'payment';
const bytes = 32;

export async function paymentSecret(db: Kysely<Schema>): Promise<string> {
  await db
    .insertInto('shop_secret')
    .values({ name, value: randomBytes(bytes).toString('base64url') })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('shop_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
