/** Subscribes an address to the newsletter and sends the welcome mail once, for the form, the checkout and the account. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Limit } from '#backend/database/limiter.ts';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Subscription } from './newsletter.repository.ts';
import { storeSubscription } from './newsletter.repository.ts';

/** Each new consent sends a mail, so they are limited per network. */
export const joinLimit: Limit = { name: 'newsletter', max: 20, windowSeconds: 3_600 };

/** Inside a transaction. The address is a valid one, in any spelling. */
export async function joinNewsletter(
  db: Kysely<Schema>,
  wanted: Omit<Subscription, 'unsubscribeKey'>,
): Promise<void> {
  const { languageId } = wanted;
  const email = wanted.email.toLowerCase();
  const unsubscribeKey = await storeSubscription(db, {
    ...wanted,
    email,
    unsubscribeKey: randomBytes(24).toString('base64url'),
  });
  if (unsubscribeKey !== null)
    await enqueueMail(db, 'newsletter-welcome', { email, languageId, unsubscribeKey });
}
