/** How many orders one network and one buyer may place in an hour, so that no one takes the stock or fills a mailbox with orders. */
import type { Kysely } from 'kysely';
import { callerNetwork, consumeAll, type Limit, rejectRefused } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { mailboxOf } from '#backend/kernel/mail-address.ts';

/** Orders per hour. */
export interface OrderLimits {
  perNetwork: number;
  /** Of a guest's mail address, or of an account: orders with someone's address never keep that customer from ordering signed in. */
  perBuyer: number;
}

const windowSeconds = 3600;

/**
 * Counts an order in its own transaction, so that only placed orders count. Last of its statements: a transaction that holds
 * these counters waits for nothing else.
 * @throws RequestError RATE_LIMITED
 */
export async function countOrder(
  ctx: Context,
  db: Kysely<Schema>,
  email: string,
  { perNetwork, perBuyer }: OrderLimits,
): Promise<void> {
  const { customerId, ipAddress } = ctx.caller;
  const network: Limit = { name: 'order-network', max: perNetwork, windowSeconds };
  const buyer: Limit = { name: 'order-buyer', max: perBuyer, windowSeconds };
  const subject = customerId === null ? `mail:${mailboxOf(email)}` : `customer:${customerId}`;
  const wanted = [{ limit: buyer, subject }];
  // Callers inside the shop have no address.
  if (ipAddress !== null) wanted.push({ limit: network, subject: callerNetwork(ctx) });
  rejectRefused(await consumeAll(db, wanted, ctx.now));
}
