/** Withdrawal from a contract of sale, guests included: only a name, the order and an address are asked for (R-ORDER-11). The shop's people judge it; the acknowledgement goes out in the same transaction. */
import { type Kysely, sql } from 'kysely';
import { callerNetwork, consume, releaseAttempt } from '#backend/database/limiter.ts';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { OrderState } from '#kernel/order/order-states.ts';
import type { Pieces } from '#kernel/order/order-view.ts';
import { toOrderState } from '../order-states.ts';
import { piecesLeft, planWithdrawal } from './plan-withdrawal.ts';
import { insertWithdrawal, withdrawalFacts } from './withdrawal.repository.ts';

export interface WithdrawalRequest {
  /** Number of the order, as on its confirmation. */
  orderNumber: number;
  name: string;
  /** The address that the order was made with; the acknowledgement goes there and nowhere else. */
  email: string;
  /** Who asks, for the limit. */
  caller: { ipAddress: string | null };
  /** Pieces by row of the order; absent: all that is left of it. */
  lines?: readonly Pieces[] | undefined;
  /** The same for every repeat of a request with `lines`. */
  key?: string | undefined;
}

export type WithdrawalAnswer =
  | { state: 'received'; receivedAt: Date }
  /** No such order with that address; the response does not tell which one is wrong. */
  | { state: 'no-such-order' }
  /** Only consumers have the right. */
  | { state: 'business' }
  /** The chosen pieces are not in the order, or were withdrawn from before. */
  | { state: 'changed' }
  | { state: 'wait'; retryAfterSeconds: number };

/** Order numbers are easy to enumerate, so the address must match and attempts are limited. */
const networkLimit = { name: 'withdrawal', max: 10, windowSeconds: 3600 };
/** Failed attempts of one address with one order, from all networks: attempts with other addresses never lock out the buyer. */
const pairLimit = { name: 'withdrawal-pair', max: 20, windowSeconds: 3600 };

export interface OpenWithdrawal {
  orderNumber: number;
  name: string;
  email: string;
  receivedAt: Date;
  /** What it is about: `2 × FJ-1`; empty for a declaration about nothing that is left. */
  pieces: readonly string[];
}

export interface Withdrawals {
  withdraw(request: WithdrawalRequest, now: Date): Promise<WithdrawalAnswer>;
  /** Open ones, oldest first; `all` also counts those beyond the first `most`. */
  open(most?: number): Promise<{ first: OpenWithdrawal[]; all: number }>;
  /** Closes all of the order. False when there is none to close. */
  close(orderNumber: number, now: Date): Promise<boolean>;
}

export const createWithdrawals = (db: Kysely<Schema>): Withdrawals => ({
  async withdraw({ caller, ...declared }, now) {
    const counted = `${declared.orderNumber} ${declared.email.trim().toLowerCase()}`;
    for (const [limit, subject] of [
      [networkLimit, callerNetwork({ caller })],
      [pairLimit, counted],
    ] as const) {
      const turn = await consume(db, limit, subject, now);
      if (!turn.allowed) return { state: 'wait', retryAfterSeconds: turn.retryAfterSeconds };
    }
    const answer = await withdrawIdempotently(db, declared, now);
    if (answer.state !== 'no-such-order') await releaseAttempt(db, pairLimit, counted);
    return answer;
  },

  async open(most = 500) {
    const rows = await db
      .selectFrom('withdrawal as w')
      .innerJoin('shop_order as o', 'o.order_id', 'w.order_id')
      .select(['w.order_id', 'w.name', 'o.email', 'w.received_at'])
      .select(({ fn }) => fn.countAll<number>().over().as('all'))
      .select(
        sql<string[]>`array(select l.quantity || ' × ' || r.article_number from withdrawal_line l
          join order_row r using (order_id, row_number) where l.withdrawal_id = w.withdrawal_id
          order by l.row_number)`.as('pieces'),
      )
      .where('w.handled_at', 'is', null)
      .orderBy('w.received_at')
      .orderBy('w.withdrawal_id')
      .limit(most)
      .execute();
    const first = rows.map(
      ({ order_id: orderNumber, name, email, received_at: receivedAt, pieces }): OpenWithdrawal => ({
        orderNumber,
        name,
        email,
        receivedAt,
        pieces,
      }),
    );
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

type Declared = Omit<WithdrawalRequest, 'caller'>;

/** A declaration about a whole order is one, however often it is sent. */
const WHOLE = 'whole';

/** States in which nothing was paid, or all of it is paid back already. */
const paysNothing: readonly OrderState[] = ['pending-payment', 'cancelled', 'out-of-stock', 'refunded'];

const withdrawIdempotently = (
  db: Kysely<Schema>,
  { orderNumber, name, email, lines, key }: Declared,
  now: Date,
): Promise<WithdrawalAnswer> =>
  db.transaction().execute(async (transaction): Promise<WithdrawalAnswer> => {
    const order = await transaction
      .selectFrom('shop_order')
      .selectAll()
      .where('order_id', '=', orderNumber)
      .forUpdate()
      .executeTakeFirst();
    if (!order || order.email.toLowerCase() !== email.trim().toLowerCase()) return { state: 'no-such-order' };
    if (order.customer_type !== 'PERSON') return { state: 'business' };
    const requestKey = lines ? `pieces ${key ?? ''}` : WHOLE;
    const facts = await withdrawalFacts(transaction, order);
    const { declared, rows } = facts;
    // Sent twice: only the first counts and is acknowledged.
    const before = declared.find(each => each.requestKey === requestKey);
    if (before) return { state: 'received', receivedAt: before.receivedAt };
    const plan = planWithdrawal(order, rows, lines, facts);
    const last = declared.at(-1);
    if (!plan && !lines && last && rows.every(row => piecesLeft(row) === 0))
      return { state: 'received', receivedAt: last.receivedAt };
    if (!plan && lines) return { state: 'changed' };
    const isFree = paysNothing.includes(toOrderState(order.status));
    const withdrawalId = await insertWithdrawal(transaction, {
      orderId: order.order_id,
      requestKey,
      name,
      receivedAt: now,
      parts: isFree ? null : (plan?.parts ?? null),
      lines: plan?.lines ?? [],
    });
    await enqueueMail(transaction, 'withdrawal-received', {
      orderId: order.order_id,
      email: order.email,
      languageId: order.language_id,
      receivedAt: now.toISOString(),
      withdrawalId,
    });
    return { state: 'received', receivedAt: now };
  });
