/** Withdrawal from a contract of sale, guests included: only a name, the order and an address are asked for (R-ORDER-11). The shop's people judge it; the acknowledgement goes out in the same transaction. */
import type { Kysely } from 'kysely';
import { callerNetwork, release, consume } from '#backend/database/limiter.ts';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';

export interface WithdrawalRequest {
  /** Number of the order, as on its confirmation. */
  orderNumber: number;
  name: string;
  /** The address that the order was made with; the acknowledgement goes there and nowhere else. */
  email: string;
  /** Who asks, for the limit. */
  caller: { ipAddress: string | null };
}

export type WithdrawalAnswer =
  | { state: 'received'; receivedAt: Date }
  /** No such order with that address; the response does not tell which one is wrong. */
  | { state: 'no-such-order' }
  /** Only consumers have the right. */
  | { state: 'business' }
  | { state: 'wait'; retryAfterSeconds: number };

/** Order numbers are easy to enumerate, so the address must match and attempts are limited. */
const networkLimit = { name: 'withdrawal', max: 10, windowSeconds: 3600 };
/** Failed attempts from all networks, since an address could be guessed from many networks at once. */
const orderLimit = { name: 'withdrawal-order', max: 20, windowSeconds: 3600 };

export interface OpenWithdrawal {
  orderNumber: number;
  name: string;
  email: string;
  receivedAt: Date;
}

export interface Withdrawals {
  withdraw(request: WithdrawalRequest, now: Date): Promise<WithdrawalAnswer>;
  /** Open ones, oldest first; `all` also counts those beyond the first `most`. */
  open(most?: number): Promise<{ first: OpenWithdrawal[]; all: number }>;
  /** False when there is none to close. */
  close(orderNumber: number, now: Date): Promise<boolean>;
}

export const createWithdrawals = (db: Kysely<Schema>): Withdrawals => ({
  async withdraw({ orderNumber, name, email, caller }, now) {
    const counted = `${orderNumber}`;
    for (const [limit, subject] of [
      [networkLimit, callerNetwork({ caller })],
      [orderLimit, counted],
    ] as const) {
      const turn = await consume(db, limit, subject, now);
      if (!turn.allowed) return { state: 'wait', retryAfterSeconds: turn.retryAfterSeconds };
    }
    const answer = await withdrawIdempotently(db, { orderNumber, name, email }, now);
    if (answer.state !== 'no-such-order') await release(db, orderLimit, counted);
    return answer;
  },

  async open(most = 500) {
    const rows = await db
      .selectFrom('withdrawal as w')
      .innerJoin('shop_order as o', 'o.order_id', 'w.order_id')
      .select(['w.order_id', 'w.name', 'o.email', 'w.received_at'])
      .select(({ fn }) => fn.countAll<number>().over().as('all'))
      .where('w.handled_at', 'is', null)
      .orderBy('w.received_at')
      .limit(most)
      .execute();
    const first = rows.map(({ order_id: orderNumber, name, email, received_at: receivedAt }) => ({
      orderNumber,
      name,
      email,
      receivedAt,
    }));
    return { first, all: Number(rows[0]?.all ?? 0) };
  },

  async close(orderNumber, now) {
    const { numUpdatedRows } = await db
      .updateTable('withdrawal')
      .set({ handled_at: now })
      .where('order_id', '=', orderNumber)
      .where('handled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

type Declared = Pick<WithdrawalRequest, 'orderNumber' | 'name' | 'email'>;

const withdrawIdempotently = (
  db: Kysely<Schema>,
  { orderNumber, name, email }: Declared,
  now: Date,
): Promise<WithdrawalAnswer> =>
  db.transaction().execute(async (transaction): Promise<WithdrawalAnswer> => {
    const order = await transaction
      .selectFrom('shop_order')
      .select(['order_id', 'email', 'customer_type', 'language_id'])
      .where('order_id', '=', orderNumber)
      .executeTakeFirst();
    if (!order || order.email.toLowerCase() !== email.trim().toLowerCase()) return { state: 'no-such-order' };
    if (order.customer_type !== 'PERSON') return { state: 'business' };
    const written = await transaction
      .insertInto('withdrawal')
      .values({
        order_id: order.order_id,
        name,
        received_at: now,
        handled_at: null,
      })
      .onConflict(conflict => conflict.column('order_id').doNothing())
      .returning('received_at')
      .executeTakeFirst();
    if (!written) {
      // Sent twice: only the first counts and is acknowledged.
      const first = await transaction
        .selectFrom('withdrawal')
        .select('received_at')
        .where('order_id', '=', order.order_id)
        .executeTakeFirstOrThrow();
      return { state: 'received', receivedAt: first.received_at };
    }
    await enqueueMail(transaction, 'withdrawal-received', {
      orderId: order.order_id,
      email: order.email,
      languageId: order.language_id,
      receivedAt: now.toISOString(),
    });
    return { state: 'received', receivedAt: now };
  });
