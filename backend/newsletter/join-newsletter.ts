/** Puts an address on the list of the newsletter and welcomes it, once; shared by the form and the checkout. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import { storeSubscription } from './newsletter.repository.ts';
import type { Subscription } from './newsletter.repository.ts';

/** Inside a transaction. The address is a valid one. */
export async function joinNewsletter(
  db: Kysely<Schema>,
  wanted: Omit<Subscription, 'unsubscribeKey'>,
): Promise<void> {
  const unsubscribeKey = await storeSubscription(db, {
    ...wanted,
    unsubscribeKey: randomBytes(24).toString('base64url'),
  });
  const { email, languageId } = wanted;
  if (unsubscribeKey !== null)
    await enqueueMail(db, 'newsletter-welcome', { email, languageId, unsubscribeKey });
}
