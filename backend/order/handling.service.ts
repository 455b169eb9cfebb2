/**
 * What the shop's people do with an order: ship, cancel, capture, give money back. Each is done once however often it is asked for.
 * Without a provider at hand, as in the staff's command, what it must do is written down and the running shop does it.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { PaymentService } from '#backend/payment/payment.service.ts';
import { abandonPayment, wantCapture } from '#backend/payment/attempt.ts';
import { paymentOfOrder } from '#backend/payment/payment.repository.ts';
import { giveBalance } from './order-balance.ts';
import { lockOrder } from './order-lifecycle.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';
import { isFullyRefunded, planRefund } from './plan-refund.ts';
import type { RefundRequest } from './plan-refund.ts';

type Db = Kysely<Schema>;

interface HandlingPorts {
  db: Db;
  lifecycle: OrderLifecycle;
  payments: Pick<PaymentService, 'capture' | 'refund'> | null;
}

export interface Parcel {
  parcelNumber: string | null;
  trackingLink: string | null;
  /** Further parcels follow: the order is not completed yet. */
  isPartial: boolean;
}

export type OrderHandling = ReturnType<typeof createHandling>;

/** Whoever has asked for a refund may still be at it. */
const settleMs = 15_000;

const noSuchOrder = (): RequestError => new RequestError('NOT_FOUND', 'There is no such order', 'orderId');

const refuseMove = (to: string): never => {
  throw new RequestError('BAD_USER_INPUT', `The order cannot become ${to} from where it stands`, 'orderId');
};

export function createHandling({ db, lifecycle, payments }: HandlingPorts) {
  /** Money that a provider holds is given back by it; everything else by the shop's own hand. */
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
      await lockOrder(on, orderId);
      await on
        .updateTable('order_refund')
        .set({ state: 'done' })
        .where('request_key', '=', key)
        .where('order_id', '=', orderId)
        .execute();
      if (await isFullyRefunded(on, orderId))
        await lifecycle.move(on, orderId, { to: 'refunded', reason: 'refunded', now });
    });
  }

  async function capture(orderId: number, now: Date): Promise<void> {
    if (!(await paymentOfOrder(db, orderId))) return;
    const isTaken = payments ? await payments.capture(orderId, now) : await wantCapture(db, orderId, now);
    if (!isTaken) throw new RequestError('PAYMENT_NOT_AVAILABLE', 'There is no money to take', 'orderId');
  }

  return {
    capture,

    /** Notes a parcel; the money is taken before goods leave. */
    async ship(orderId: number, parcel: Parcel, now: Date): Promise<void> {
      await capture(orderId, now);
      await withTransaction(db, async on => {
        const order = await lockOrder(on, orderId);
        if (!order) throw noSuchOrder();
        const { parcelNumber, trackingLink, isPartial } = parcel;
        const to = isPartial ? 'partial' : 'completed';
        const moved = await lifecycle.move(on, orderId, { to, reason: 'shipped', now });
        if (!moved && order.status !== 'partial') refuseMove(to);
        await on
          .insertInto('order_shipment')
          .values({
            order_id: orderId,
            parcel_number: parcelNumber,
            tracking_link: trackingLink,
            shipped_at: now,
          })
          .execute();
      });
    },

    /** Pieces, code uses, balance and money go back. */
    cancel: (orderId: number, reason: string, now: Date): Promise<void> =>
      withTransaction(db, async on => {
        const order = await lockOrder(on, orderId);
        if (!order) throw noSuchOrder();
        if (order.status === 'cancelled') return;
        if (!(await lifecycle.move(on, orderId, { to: 'cancelled', reason, now }))) refuseMove('cancelled');
        await abandonPayment(on, orderId, now);
      }),

    /** Under one key once; more than was paid is refused, as is a piece that was refunded before (R-ORDER-7). */
    async refund(orderId: number, requested: RefundRequest, key: string, now: Date): Promise<void> {
      const payment = await paymentOfOrder(db, orderId);
      if (payment && payment.captured === 0 && !requested.toBalance)
        throw new RequestError('BAD_USER_INPUT', 'Nothing was taken yet: cancel the order', 'orderId');
      const isNew = await withTransaction(db, async on => {
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
        if (await isFullyRefunded(on, orderId))
          await lifecycle.move(on, orderId, { to: 'refunded', reason: 'refunded', now });
        return true;
      });
      if (isNew || !requested.toBalance) await payBack(orderId, key, now);
    },

    /** Refunds that were written down and not done: the provider was away, or nobody was there to ask it. */
    async finishRefunds(now: Date): Promise<void> {
      const open = await db
        .selectFrom('order_refund')
        .select(['order_id', 'request_key'])
        .distinct()
        .where('state', '=', 'pending')
        .where('created_at', '<=', new Date(now.getTime() - settleMs))
        .limit(20)
        .execute();
      for (const row of open) await payBack(row.order_id, row.request_key, now);
    },
  };
}
