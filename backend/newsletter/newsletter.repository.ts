/** Who gets the newsletter; an address that left stays on the list as one that must not be written to. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

type Db = Kysely<Schema>;

export interface Subscription {
  email: string;
  languageId: string;
  marketId: string;
  tags: readonly string[];
  unsubscribeKey: string;
  now: Date;
}

/** The key to leave with, when the address was not on the list until now; null when it was. Tags are added up. */
export async function storeSubscription(db: Db, wanted: Subscription): Promise<string | null> {
  const { email, languageId, marketId, unsubscribeKey, now } = wanted;
  const tags = [...wanted.tags];
  const row = { email, language_id: languageId, market_id: marketId, tags, subscribed_at: now };
  const added = await db
    .insertInto('newsletter_subscriber')
    .values({ ...row, unsubscribe_key: unsubscribeKey, unsubscribed_at: null })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('unsubscribe_key')
    .executeTakeFirst();
  if (added) return added.unsubscribe_key;
  const back = await db
    .updateTable('newsletter_subscriber')
    .set({ ...row, unsubscribed_at: null })
    .where('email', '=', email)
    .where('unsubscribed_at', 'is not', null)
    .returning('unsubscribe_key')
    .executeTakeFirst();
  if (back) return back.unsubscribe_key;
  await sql`
    update newsletter_subscriber set tags = array(select distinct unnest(tags || ${tags}::text[]) order by 1)
    where email = ${email} and not tags @> ${tags}::text[]`.execute(db);
  return null;
}

/** In which language the one who leaves reads; null when nobody has that key. Leaving twice is the same as once. */
export async function endSubscription(db: Db, key: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('newsletter_subscriber')
    .set(({ fn, ref, val }) => ({ unsubscribed_at: fn.coalesce(ref('unsubscribed_at'), val(now)), tags: [] }))
    .where('unsubscribe_key', '=', key)
    .returning('language_id')
    .executeTakeFirst();
  return row?.language_id ?? null;
}

/** Without changing anything. */
export async function findSubscriberLanguage(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('newsletter_subscriber')
    .select('language_id')
    .where('unsubscribe_key', '=', key)
    .executeTakeFirst();
  return row?.language_id ?? null;
}
