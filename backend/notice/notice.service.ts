/** Back-in-stock notifications: requests are stored until the product is in stock again. */
import type { Kysely } from 'kysely';
import { callerNetwork, consumeOrReject, type Limit } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { storeBackInStockRequest } from './notice.repository.ts';

export interface NoticeService {
  /** False for what is not a mail address or no sku; repeating it changes nothing. */
  monitor(ctx: Context, email: string, skuId: number): Promise<boolean>;
}

const perNetwork: Limit = { name: 'notice', max: 30, windowSeconds: 3_600 };
/** Prevents strangers from filling someone's mailbox. */
const perAddress: Limit = { name: 'notice-to', max: 50, windowSeconds: 86_400 };

export const createNoticeService = (db: Kysely<Schema>): NoticeService => ({
  async monitor(ctx, text, skuId) {
    const email = readMailAddress(text);
    if (email === null || skuId < 1) return false;
    await consumeOrReject(db, perNetwork, callerNetwork(ctx), ctx);
    await consumeOrReject(db, perAddress, email, ctx);
    const { language, market, now } = ctx;
    return storeBackInStockRequest(db, {
      skuId,
      email,
      languageId: language.id,
      marketId: market.id,
      createdAt: now,
    });
  },
});
