/** Stores consents besides the terms when the order is final, not while its payment is pending. */
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

/** Runs inside the order's transaction. A missing consent does not withdraw an earlier one. */
export async function storeConsents(db: Db, agreed: Agreed, now: Date): Promise<void> {
  const { consents, email, languageId, marketId } = agreed;
  if (!consents.includes('newsletter')) return;
  await joinNewsletter(db, { email, languageId, marketId, tags: ['checkout'], source: 'checkout', now });
}
