/** Newsletter consents: one record per mail address; a withdrawn one stays, so that the address is not mailed again. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';

/** Where a consent is given. */
type ConsentSource = 'form' | 'registration' | 'account' | 'checkout';

/** How one is withdrawn: by the key of a mail, or in the account of the address. */
type Withdrawal = { source: 'link'; key: string } | { source: 'account'; email: string };

export interface Subscription {
  email: string;
  languageId: string;
  marketId: string;
  tags: readonly string[];
  source: ConsentSource;
  unsubscribeKey: string;
  now: Date;
}

/** The key to unsubscribe with, when the address is newly subscribed; else null. Tags are added. */
export async function storeSubscription(db: Db, wanted: Subscription): Promise<string | null> {
  const { email, languageId, marketId, source, unsubscribeKey, now } = wanted;
  const tags = [...wanted.tags];
  const row = { email, language_id: languageId, market_id: marketId, tags, source, subscribed_at: now };
  const added = await db
    .insertInto('newsletter_subscriber')
    .values({ ...row, unsubscribe_key: unsubscribeKey, unsubscribed_at: null })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('unsubscribe_key')
    .executeTakeFirst();
  if (added) return added.unsubscribe_key;
  const back = await db
    .updateTable('newsletter_subscriber')
    .set({ ...row, unsubscribed_at: null, unsubscribe_source: null })
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

/** The subscriber's language; null without such a record. Unsubscribing twice has no further effect. */
export async function endSubscription(db: Db, withdrawal: Withdrawal, now: Date): Promise<string | null> {
  const byKey = withdrawal.source === 'link';
  const row = await db
    .updateTable('newsletter_subscriber')
    .set(({ fn, ref, val }) => ({
      unsubscribed_at: fn.coalesce(ref('unsubscribed_at'), val(now)),
      unsubscribe_source: fn.coalesce(ref('unsubscribe_source'), val(withdrawal.source)),
      tags: [],
    }))
    .where(byKey ? 'unsubscribe_key' : 'email', '=', byKey ? withdrawal.key : withdrawal.email)
    .returning('language_id')
    .executeTakeFirst();
  return row?.language_id ?? null;
}

/** Reads the language without unsubscribing. */
async function findSubscriberLanguage(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('newsletter_subscriber')
    .select('language_id')
    .where('unsubscribe_key', '=', key)
    .executeTakeFirst();
  return row?.language_id ?? null;
}

/** A subscriber is known by the key of the shop's mails. */
export interface Subscriptions {
  /** The subscriber's language; null for an unknown key. Reads only. */
  languageOf(key: string): Promise<string | null>;
  /** As `languageOf`, and unsubscribes. */
  end(key: string): Promise<string | null>;
}

export const createSubscriptions = (db: Db, now: () => Date): Subscriptions => ({
  languageOf: key => findSubscriberLanguage(db, key),
  end: key => endSubscription(db, { source: 'link', key }, now()),
});
