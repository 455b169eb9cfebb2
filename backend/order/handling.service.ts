/**
 * Order handling by staff: ship, cancel, capture, refund, each idempotent. In the command line tool, which has no
 * provider, the provider's part is recorded and the running shop executes it.
 */
import { withTransaction } from '#backend/database/transaction.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { abandonPayment, wantCapture } from '#backend/payment/attempt.ts';
import { paymentOfOrder } from '#backend/payment/payment.repository.ts';
import { lockOrder, noSuchOrder, tellStatus } from './order-lifecycle.ts';
import { createRefunds, type RefundPorts } from './refunds.ts';
import { recordPayment, takeReservation } from './unpaid-orders.ts';

export interface Parcel {
  parcelNumber: string | null;
  trackingLink: string | null;
  /** Further parcels follow, so the order is not completed yet. */
  isPartial: boolean;
}

export type OrderHandling = ReturnType<typeof createHandling>;

const refuseMove = (to: string): never => {
  throw new RequestError('BAD_USER_INPUT', `The order cannot become ${to} from its current state`, 'orderId');
};

export function createHandling(ports: RefundPorts) {
  const { db, lifecycle, payments } = ports;

  async function capture(orderId: number, now: Date): Promise<void> {
    if (!(await paymentOfOrder(db, orderId))) return;
    const isTaken = payments ? await payments.capture(orderId, now) : await wantCapture(db, orderId, now);
    if (!isTaken)
      throw new RequestError('PAYMENT_NOT_AVAILABLE', 'There is no authorised amount to capture', 'orderId');
  }

  return {
    ...createRefunds(ports),

    capture,

    /** Records that an order in advance is paid; a repeat changes nothing. */
    async paid(orderId: number, now: Date): Promise<void> {
      const recorded = await recordPayment(db, lifecycle, orderId, now);
      if (recorded === 'paid') return;
      if (recorded === 'short')
        throw new RequestError(
          'OUT_OF_STOCK',
          'The payment is recorded, but a product was sold meanwhile: the order is on hold',
          'orderId',
        );
      const order = await db
        .selectFrom('shop_order')
        .select('status')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      if (!order) throw noSuchOrder();
      if (order.status === 'cancelled') refuseMove('paid');
    },

    /** Records a parcel; the payment is captured before the products are shipped. */
    async ship(orderId: number, parcel: Parcel, now: Date): Promise<void> {
      await capture(orderId, now);
      await withTransaction(db, async on => {
        const order = await lockOrder(on, orderId);
        if (!order) throw noSuchOrder();
        if (!order.is_reserved && !(await takeReservation(on, orderId)))
          throw new RequestError('OUT_OF_STOCK', 'A product of this order is sold out', 'orderId');
        const { parcelNumber, trackingLink, isPartial } = parcel;
        const to = isPartial ? 'partial' : 'completed';
        const moved = await lifecycle.move(on, orderId, { to, reason: 'shipped', now });
        if (!moved && order.status !== 'partial') refuseMove(to);
        // A further parcel of an order that is partly sent already.
        if (!moved) await tellStatus(on, order, to);
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

    /** Releases stock, code uses, balance and payment. */
    cancel: (orderId: number, reason: string, now: Date): Promise<void> =>
      withTransaction(db, async on => {
        const order = await lockOrder(on, orderId);
        if (!order) throw noSuchOrder();
        if (order.status === 'cancelled') return;
        if (!(await lifecycle.move(on, orderId, { to: 'cancelled', reason, now }))) refuseMove('cancelled');
        await abandonPayment(on, orderId, now);
      }),
  };
}
