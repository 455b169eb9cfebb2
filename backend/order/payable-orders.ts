/** State changes of orders by payments: paid, failed, doubtful, refunded, or created from a cart that was paid elsewhere. */
import type { Kysely } from 'kysely';
import { lockCart } from '#backend/cart/cart.repository.ts';
import { findCheckout } from '#backend/checkout/checkout.repository.ts';
import type { CheckoutInput } from '#backend/checkout/checkout-input.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Payment } from '#backend/payment/payment.ts';
import type { PayableOrders } from '#backend/payment/payment-effect.ts';
import type { Buyer } from '#backend/payment/payment-provider.ts';
import { normalZip } from '#kernel/contact/zip.ts';
import { SHORT_FLAG } from '#kernel/order/order-states.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';
import { confirmByMail, lockOrder, tellStatus } from './order-lifecycle.ts';
import { isOpenOrder, toOrderState } from './order-states.ts';
import type { OrderPlacing } from './place-order.ts';
import { storeConsents } from './store-consents.ts';
import { SHORT_STATUS, takeReservation } from './unpaid-orders.ts';

type Db = Kysely<Schema>;

/** Market and language of the payment's shopper. */
export type ContextOf = (payment: Payment, now: Date) => Context;

interface Ports {
  lifecycle: OrderLifecycle;
  placing: OrderPlacing;
  contextOf: ContextOf;
}

async function completeCart(db: Db, cartId: string, now: Date): Promise<void> {
  await db
    .updateTable('cart')
    .set(eb => ({ completed_at: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('cart_id', '=', cartId)
    .where('completed_at', 'is', null)
    .execute();
}

/** Customer data that an external checkout has collected; missing fields stay as in the shop's own form. */
function inputOf(buyer: Buyer | null, paymentId: number): CheckoutInput {
  if (!buyer) return { paymentId };
  const { email, ...address } = buyer;
  const known = Object.fromEntries(Object.entries(address).filter(([, text]) => text !== ''));
  return { paymentId, ...(email !== '' && { email }), billingAddress: known };
}

/** Whether the provider had another zip code than the checkout, so that delivery may have another price. */
async function goesElsewhere(db: Db, cartId: string, buyer: Buyer | null, country: string): Promise<boolean> {
  const { billingAddress, shippingAddress } = await findCheckout(db, cartId);
  const compact = (zip: string) => normalZip(zip, country) ?? zip;
  const hasOther = buyer !== null && buyer.zip !== '' && compact(buyer.zip) !== compact(billingAddress.zip);
  return hasOther && (shippingAddress === null || shippingAddress.addressLine1 === '');
}

export function createPayableOrders({ lifecycle, placing, contextOf }: Ports): PayableOrders {
  async function hold(db: Db, orderId: number, flag: string, now: Date): Promise<void> {
    const order = await lockOrder(db, orderId);
    if (!order) return;
    await db
      .updateTable('shop_order')
      .set({ flag, updated_at: now })
      .where('order_id', '=', orderId)
      .execute();
    const moved = await lifecycle.move(db, orderId, { to: 'on-hold', reason: flag, now, quiet: true });
    if (moved) await completeCart(db, order.cart_id, now);
  }

  return {
    async paid(db, orderId, now) {
      const order = await lockOrder(db, orderId);
      if (!order) return false;
      const holdsNone = order.status === 'pending-payment' && !order.is_reserved;
      if (holdsNone && !(await takeReservation(db, orderId))) {
        await hold(db, orderId, SHORT_FLAG, now);
        await tellStatus(db, order, SHORT_STATUS);
        return true;
      }
      const moved = await lifecycle.move(db, orderId, { to: 'pending', reason: 'paid', now, quiet: true });
      if (!moved) return false;
      await completeCart(db, order.cart_id, now);
      await confirmByMail(db, order);
      const { email, language_id: languageId, market_id: marketId, consents } = order;
      await storeConsents(db, { email, languageId, marketId, consents }, now);
      return true;
    },

    async unpaid(db, orderId, reason, now) {
      const order = await lockOrder(db, orderId);
      if (order?.status !== 'pending-payment') return;
      await lifecycle.move(db, orderId, { to: 'cancelled', reason: `payment ${reason}`, now, quiet: true });
    },

    hold,

    async unsecured(db, orderId, flag, now) {
      const order = await lockOrder(db, orderId);
      if (!order || !isOpenOrder(toOrderState(order.status))) return;
      await db
        .updateTable('shop_order')
        .set({ flag, updated_at: now })
        .where('order_id', '=', orderId)
        .execute();
      await lifecycle.move(db, orderId, { to: 'on-hold', reason: flag, now, quiet: true });
    },

    async moneyBack(db, orderId, now) {
      await lifecycle.move(db, orderId, { to: 'refunded', reason: 'refunded', now });
    },

    async placePaid(db, payment, buyer, now) {
      const ctx = contextOf(payment, now);
      const cart = await lockCart(db, payment.cartId);
      if (!cart) throw new RequestError('CART_NOT_FOUND', 'The cart does not exist', 'cartId');
      const amount = Math.max(payment.authorized, payment.captured);
      const paid = { reference: payment.reference, amount };
      const isElsewhere = await goesElsewhere(db, payment.cartId, buyer, ctx.market.country.code);
      try {
        const input = inputOf(buyer, payment.paymentId);
        const { answer } = await placing.place(ctx, db, cart, input, { paid });
        return Number(answer.orderId);
      } catch (error) {
        const isOtherSum = error instanceof RequestError && error.field === 'cartId';
        if (!isOtherSum || error.code !== 'PAYMENT_NOT_AVAILABLE' || !isElsewhere) throw error;
        const why = 'Delivery to the zip code given to the payment provider costs something else';
        throw new RequestError('SHIPPING_NOT_AVAILABLE', why, 'checkout.billingAddress.zip');
      }
    },
  };
}
