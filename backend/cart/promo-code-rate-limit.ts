/** Limits the promo codes that one network may try, so that codes cannot be guessed. */
import type { Kysely } from 'kysely';
import { callerNetwork, consumeOrReject, type Limit } from '../database/limiter.ts';
import type { Schema } from '../database/schema.ts';
import type { Context } from '../kernel/context.ts';

/** Enough for an office full of shoppers; guessing a code of six letters would take centuries. */
const limit: Limit = { name: 'promo-code', max: 300, windowSeconds: 600 };

/** Internal callers have no address and are not counted. */
export async function consumePromoCodeAttempt(ctx: Context, db: Kysely<Schema>): Promise<void> {
  if (ctx.caller.ipAddress !== null) await consumeOrReject(db, limit, callerNetwork(ctx), ctx);
}
