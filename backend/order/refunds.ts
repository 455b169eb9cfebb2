/** Refunds of an order, each once per key: money that a provider holds is refunded by it, balance by the shop. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { OrderRecord } from '#backend/database/tables/order-tables.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { paymentOfOrder } from '#backend/payment/payment.repository.ts';
import type { PaymentService } from '#backend/payment/payment.service.ts';
import { giveBalance } from './order-balance.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';
import { lockOrder, noSuchOrder, tellStatus } from './order-lifecycle.ts';
import type { RefundRequest } from './plan-refund.ts';
import { isFullyRefunded, planRefund } from './plan-refund.ts';

export interface RefundPorts {
  db: Kysely<Schema>;
  lifecycle: OrderLifecycle;
  payments: Pick<PaymentService, 'capture' | 'refund'> | null;
}

/** A request for a refund may still be running for so long. */
const SETTLE_MS = 15_000;

export function createRefunds({ db, lifecycle, payments }: RefundPorts) {
  /** Mails that money was paid back: all of it by the order's new state, else a part. */
  async function finish(on: Transaction<Schema>, order: OrderRecord, now: Date): Promise<void> {
    if (!(await isFullyRefunded(on, order.order_id))) return tellStatus(on, order, 'partly-refunded');
    await lifecycle.move(on, order.order_id, { to: 'refunded', reason: 'refunded', now });
  }

  /** Money that a provider holds is refunded by it, everything else by the shop. */
  async function payBack(orderId: number, key: string, now: Date): Promise<void> {
    const open = await db
      .selectFrom('order_refund')
      .selectAll()
      .where('request_key', '=', key)
      .where('order_id', '=', orderId)
      .where('state', '=', 'pending')
      .execute();
    if (open.length === 0) return;
    const amount = open.reduce((sum, row) => sum + row.total_minor, 0);
    if (!payments && (await paymentOfOrder(db, orderId))) return;
    await payments?.refund(orderId, amount, `refund-${orderId}-${key}`, now);
    await withTransaction(db, async on => {
      const order = await lockOrder(on, orderId);
      const done = await on
        .updateTable('order_refund')
        .set({ state: 'done' })
        .where('request_key', '=', key)
        .where('order_id', '=', orderId)
        .where('state', '=', 'pending')
        .returning('refund_id')
        .execute();
      // Another run of the same refund may have been quicker.
      if (order && done.length > 0) await finish(on, order, now);
    });
  }

  /** False when the key was used before. */
  const storeRefund = (orderId: number, requested: RefundRequest, key: string, now: Date): Promise<boolean> =>
    withTransaction(db, async on => {
      const order = await lockOrder(on, orderId);
      if (!order) throw noSuchOrder();
      const known = await on
        .selectFrom('order_refund')
        .select('refund_id')
        .where('request_key', '=', key)
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      if (known) return false;
      const rows = await planRefund(on, order, requested);
      const state = requested.toBalance ? 'done' : 'pending';
      await on
        .insertInto('order_refund')
        .values(rows.map(row => ({ ...row, state, request_key: key, created_at: now })))
        .execute();
      if (!requested.toBalance) return true;
      if (order.customer_id === null)
        throw new RequestError('BAD_USER_INPUT', 'A guest has no balance', 'toBalance');
      const total = rows.reduce((sum, row) => sum + row.total_minor, 0);
      await giveBalance(on, order.customer_id, order.currency_code, total);
      await finish(on, order, now);
      return true;
    });

  return {
    /** Once per key; rejects more than was paid, and pieces that were refunded before. */
    async refund(orderId: number, requested: RefundRequest, key: string, now: Date): Promise<void> {
      const payment = await paymentOfOrder(db, orderId);
      if (payment && payment.captured === 0 && !requested.toBalance)
        throw new RequestError('BAD_USER_INPUT', 'Nothing was taken yet: cancel the order', 'orderId');
      const isNew = await storeRefund(orderId, requested, key, now);
      if (isNew || !requested.toBalance) await payBack(orderId, key, now);
    },

    /** Refunds that were stored and not carried out, because the provider was unavailable. */
    async finishRefunds(now: Date): Promise<void> {
      const open = await db
        .selectFrom('order_refund')
        .select(['order_id', 'request_key'])
        .distinct()
        .where('state', '=', 'pending')
        .where('created_at', '<=', new Date(now.getTime() - SETTLE_MS))
        .limit(20)
        .execute();
      for (const row of open) await payBack(row.order_id, row.request_key, now);
    },
  };
}
