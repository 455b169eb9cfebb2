/** What a shopper agreed to beyond the terms takes effect when the order stands, not while it waits for its payment. */
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { joinNewsletter } from '../newsletter/join-newsletter.ts';

type Db = Kysely<Schema>;

export interface Agreed {
  email: string;
  languageId: string;
  marketId: string;
  consents: readonly string[];
}

/** Inside the transaction of the order. A consent that was not given takes nothing away: who is on the list stays there. */
export async function storeConsents(db: Db, agreed: Agreed, now: Date): Promise<void> {
  const { consents, email, languageId, marketId } = agreed;
  if (!consents.includes('newsletter')) return;
  await joinNewsletter(db, { email, languageId, marketId, tags: ['checkout'], source: 'checkout', now });
}
