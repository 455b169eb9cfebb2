/** Withdrawal from a contract of sale, guests included: only a name, the order and an address are asked for (faults L-W). The shop's people judge it; the acknowledgement goes out in the same transaction. */
import type { Kysely } from 'kysely';
import { takeTurn } from '#backend/database/limiter.ts';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';

export interface WithdrawalRequest {
  /** Number of the order, as on its confirmation. */
  orderNumber: number;
  name: string;
  /** The address that the order was made with; the acknowledgement goes there and nowhere else. */
  email: string;
  /** Who asks, for the limit: an ip address. */
  from: string;
}

export type WithdrawalAnswer =
  | { state: 'received'; receivedAt: Date }
  /** No such order with that address: nothing more is told, and both are named in one answer. */
  | { state: 'no-such-order' }
  /** The right is a consumer's. */
  | { state: 'business' }
  | { state: 'wait'; retryAfterSeconds: number };

/** Numbers are easy to count through: the address has to fit as well, and nobody tries often. */
const limit = { name: 'withdrawal', most: 10, windowSeconds: 3600 };

export interface OpenWithdrawal {
  orderNumber: number;
  name: string;
  email: string;
  receivedAt: Date;
}

export interface Withdrawals {
  withdraw(request: WithdrawalRequest, now: Date): Promise<WithdrawalAnswer>;
  /** Those that nobody has dealt with, oldest first. */
  open(): Promise<OpenWithdrawal[]>;
  /** False when there is none to close. */
  close(orderNumber: number, now: Date): Promise<boolean>;
}

export const createWithdrawals = (db: Kysely<Schema>): Withdrawals => ({
  async withdraw({ orderNumber, name, email, from }, now) {
    const turn = await takeTurn(db, limit, from, now);
    if (!turn.allowed) return { state: 'wait', retryAfterSeconds: turn.retryAfterSeconds };
    return db.transaction().execute(async (transaction): Promise<WithdrawalAnswer> => {
      const order = await transaction
        .selectFrom('shop_order')
        .select(['order_id', 'email', 'customer_type', 'language_id'])
        .where('order_id', '=', orderNumber)
        .executeTakeFirst();
      if (!order || order.email.toLowerCase() !== email.trim().toLowerCase())
        return { state: 'no-such-order' };
      if (order.customer_type !== 'PERSON') return { state: 'business' };
      const written = await transaction
        .insertInto('withdrawal')
        .values({
          order_id: order.order_id,
          name,
          contact_email: order.email,
          language_id: order.language_id,
          received_at: now,
          handled_at: null,
        })
        .onConflict(conflict => conflict.column('order_id').doNothing())
        .returning('received_at')
        .executeTakeFirst();
      if (!written) {
        // Sent twice: the first one counts, and has its acknowledgement.
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
  },

  async open() {
    const rows = await db
      .selectFrom('withdrawal')
      .select(['order_id', 'name', 'contact_email', 'received_at'])
      .where('handled_at', 'is', null)
      .orderBy('received_at')
      .limit(500)
      .execute();
    return rows.map(row => ({
      orderNumber: row.order_id,
      name: row.name,
      email: row.contact_email,
      receivedAt: row.received_at,
    }));
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
