/** How many orders one network and one buyer may place in an hour, so that no one takes the stock or fills a mailbox with orders. */
import type { Kysely } from 'kysely';
import {
  type Consumption,
  type CountedWith,
  callerNetwork,
  countAttempt,
  countedWith,
  type Limit,
  releaseAttempt,
} from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { mailboxOf } from '#kernel/contact/mail-address.ts';
import type { ReservationLimits } from './unpaid-reservations.ts';

/** Orders per hour. */
export interface OrderLimits {
  perNetwork: number;
  /** Of a guest's mail address, or of an account: orders with someone's address never keep that customer from ordering signed in. */
  perBuyer: number;
  /** What orders may hold before they are paid; absent: unlimited. */
  reserved?: ReservationLimits | undefined;
}

const windowSeconds = 3600;

const networkLimit = ({ perNetwork: max }: OrderLimits): Limit => ({
  name: 'order-network',
  max,
  windowSeconds,
});

/** What the network of an order may. `release` is called unless the order is placed, so that only placed orders count. */
export interface NetworkTurn {
  verdict: Consumption;
  release: () => Promise<void>;
}

const unlimited: NetworkTurn = { verdict: { allowed: true }, release: async () => undefined };

/**
 * Counts an order of the caller's network before its transaction: the orders of a company or of a campus would wait in turn
 * for one counter, each until its predecessor is on disk.
 */
export async function takeNetworkTurn(
  ctx: Context,
  db: Kysely<Schema>,
  limits: OrderLimits | null,
): Promise<NetworkTurn> {
  // Callers inside the shop have no address.
  if (!limits || ctx.caller.ipAddress === null) return unlimited;
  const limit = networkLimit(limits);
  const subject = callerNetwork(ctx);
  const verdict = await countAttempt(db, limit, subject, ctx.now);
  return { verdict, release: () => releaseAttempt(db, limit, subject) };
}

/** The count of an order of its buyer, as a part of the statement that writes the order. */
export function buyerCount(ctx: Context, email: string, { perBuyer: max }: OrderLimits): CountedWith {
  const { customerId } = ctx.caller;
  const subject = customerId === null ? `mail:${mailboxOf(email)}` : `customer:${customerId}`;
  return countedWith({ name: 'order-buyer', max, windowSeconds }, subject, ctx.now);
}
