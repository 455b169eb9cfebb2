/** Newsletter subscriptions (R-MAIL-6). Responses never reveal whether an address is subscribed already. */
import type { Kysely } from 'kysely';
import { callerNetwork, consumeOrReject } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { joinLimit, joinNewsletter } from './join-newsletter.ts';

export interface NewsletterService {
  /** False for an invalid mail address; the first subscription sends a welcome mail. */
  subscribe(ctx: Context, email: string, tags: readonly string[]): Promise<boolean>;
}

const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 60;

function readTags(tags: readonly string[]): string[] {
  if (tags.length > MAX_TAGS)
    throw new RequestError('BAD_USER_INPUT', `There are more than ${MAX_TAGS} tags`, 'tags');
  const read = tags.map(tag => plainText(tag, 'tags', MAX_TAG_LENGTH)).filter(Boolean);
  return [...new Set(read)].sort();
}

export const createNewsletterService = (db: Kysely<Schema>): NewsletterService => ({
  async subscribe(ctx, text, given) {
    const email = readMailAddress(text);
    if (email === null) return false;
    const tags = readTags(given);
    await consumeOrReject(db, joinLimit, callerNetwork(ctx), ctx);
    const { language, market, now } = ctx;
    await withTransaction(db, on =>
      joinNewsletter(on, { email, tags, languageId: language.id, marketId: market.id, source: 'form', now }),
    );
    return true;
  },
});
