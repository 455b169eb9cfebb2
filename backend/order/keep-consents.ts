/** What a shopper agreed to beyond the terms takes effect when the order stands, not while it waits for its payment. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { joinNewsletter } from '#backend/newsletter/join-newsletter.ts';

type Db = Kysely<Schema>;

export interface Agreed {
  email: string;
  languageId: string;
  marketId: string;
  customerId: number | null;
  consents: readonly string[];
}

/** Inside the transaction of the order. A consent that was not given takes nothing away: who is on the list stays there. */
export async function keepConsents(
  db: Db,
  { consents, customerId, ...reader }: Agreed,
  now: Date,
): Promise<void> {
  if (!consents.includes('newsletter')) return;
  await joinNewsletter(db, { ...reader, tags: ['checkout'], now });
  if (customerId !== null)
    await db
      .updateTable('customer')
      .set({ newsletter: true })
      .where('customer_id', '=', customerId)
      .execute();
}
