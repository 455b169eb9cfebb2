/** Orders: placed in one transaction, paid here or at a provider, and read as frozen. */
import type { Kysely } from 'kysely';
import { isCartId, isConfirmed } from '#backend/cart/cart.repository.ts';
import { withLockedCart } from '#backend/cart/cart-access.ts';
import type { CheckoutInput } from '#backend/checkout/checkout-input.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { PaymentService } from '#backend/payment/payment.service.ts';
import type { Buyer } from '#backend/payment/payment-provider.ts';
import { claimOf } from '../cart/idempotency.ts';
import { findOrder, findOrderByPublicId, findOrderOfCart, nthPurchase } from './order.repository.ts';
import type { Order } from './order.types.ts';
import { type OrderLimits, takeNetworkTurn } from './order-limits.ts';
import { isOrdered } from './order-states.ts';
import { OpenPaymentError, type OrderPlacing } from './place-order.ts';
import type { PlacedOrder } from './prepare-order.ts';

interface OrderPorts {
  db: Kysely<Schema>;
  placing: OrderPlacing;
  /** Null: orders are not limited. */
  limits: OrderLimits | null;
  /** Null in a shop without a payment provider. */
  payments: Pick<PaymentService, 'open' | 'asOfNow' | 'ofCart'> | null;
}

export interface Confirmation {
  order: Order;
  nthPurchase: number;
  /** completeCart was called. */
  isSeen: boolean;
}

type Verdict = { isValid: true; message: null } | { isValid: false; message: string };

export type OrderService = ReturnType<typeof createOrderService>;

const buyerOf = ({ email, billingAddress }: Order): Buyer => {
  const { firstName, lastName, addressLine1, zip, city } = billingAddress;
  return { email, firstName, lastName, addressLine1, zip, city };
};

export function createOrderService({ db, placing, limits, payments }: OrderPorts) {
  async function rehearse(ctx: Context, cartId: string, input: CheckoutInput): Promise<Verdict> {
    try {
      await withLockedCart(ctx, db, cartId, (on, cart) => placing.check(ctx, on, cart, input));
    } catch (outcome) {
      if (outcome instanceof RequestError) return { isValid: false, message: outcome.message };
      throw outcome;
    }
    return { isValid: true, message: null };
  }

  async function placeInTurn(
    ctx: Context,
    cartId: string,
    input: CheckoutInput,
    leavesOpenPayment: boolean,
  ): Promise<PlacedOrder> {
    const { verdict: network, release } = await takeNetworkTurn(ctx, db, limits);
    const claim = claimOf(ctx, 'placeOrder', [cartId, input]);
    let isNew = false;
    try {
      const outcome = await withLockedCart(ctx, db, cartId, (on, cart) =>
        placing.place(ctx, on, cart, input, { claim, network, leavesOpenPayment }),
      );
      ({ isNew } = outcome);
      return outcome.answer;
    } finally {
      if (!isNew) await release();
    }
  }

  /** Few carts have an open payment: only for those it is asked for. */
  async function placeAsOfNow(ctx: Context, cartId: string, input: CheckoutInput): Promise<PlacedOrder> {
    if (!payments) return placeInTurn(ctx, cartId, input, false);
    try {
      return await placeInTurn(ctx, cartId, input, true);
    } catch (error) {
      if (!(error instanceof OpenPaymentError)) throw error;
    }
    // Paid a moment ago in another window and not yet reported: the cart is ordered.
    const earlier = await payments.ofCart(cartId);
    if (earlier) await payments.asOfNow(earlier, ctx.now);
    return placeInTurn(ctx, cartId, input, false);
  }

  /** The provider's page, requested after the order is committed: a repeat returns the same one. */
  async function withPage(ctx: Context, placed: PlacedOrder): Promise<PlacedOrder> {
    if (placed.status !== 'pending-payment' || !payments) return placed;
    const order = await findOrder(db, Number(placed.orderId));
    if (!order) return placed;
    // A repeat after the payment.
    if (isOrdered(order.status)) return { ...placed, status: 'completed' };
    return { ...placed, redirectUrl: await payments.open(order.id, buyerOf(order), ctx.now) };
  }

  const confirmed = async (order: Order | null): Promise<Confirmation | null> =>
    order && {
      order,
      nthPurchase: await nthPurchase(db, order),
      isSeen: await isConfirmed(db, order.cart.id),
    };

  return {
    /**
     * One idempotency key gives one order, whose response every repeat gets. Without a key a second attempt on the same
     * cart is CART_COMPLETED; while nothing is paid it replaces the first.
     */
    place: async (ctx: Context, cartId: string, input: CheckoutInput): Promise<PlacedOrder> =>
      withPage(ctx, await placeAsOfNow(ctx, cartId, input)),

    /** Whether `place` would succeed. Stores nothing. */
    validate: rehearse,

    /** As `validate`, against what is stored. */
    validateStored: (ctx: Context, cartId: string, email: string | null): Promise<Verdict> =>
      rehearse(ctx, cartId, email === null ? {} : { email }),

    byPublicId: (publicId: string): Promise<Order | null> => findOrderByPublicId(db, publicId),

    /** For the confirmation page; null unless both the order number and the cart id are right. */
    async confirmation(orderId: string, cartId: string): Promise<Confirmation | null> {
      if (!/^[1-9]\d{0,8}$/.test(orderId) || !isCartId(cartId)) return null;
      return confirmed(await findOrderOfCart(db, Number(orderId), cartId));
    },

    /** The order of a payment whose secret reference the caller knows. */
    confirmationOf: async (orderId: number): Promise<Confirmation | null> =>
      confirmed(await findOrder(db, orderId)),
  };
}
