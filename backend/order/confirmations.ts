/** Finds the order of a confirmation page: by order number and cart or account, or by the secret id of a payment at the provider (R-CHECKOUT-16). */
import type { CartService } from '#backend/cart/cart.service.ts';
import type { PaymentType, PricedCart } from '#backend/cart/cart.types.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Payment } from '#backend/payment/payment.ts';
import type { PaymentService } from '#backend/payment/payment.service.ts';
import { isOrdered } from './order-states.ts';
import type { OrderNames } from './order-names.ts';
import type { Order } from './order.types.ts';
import type { Confirmation, OrderService } from './order.service.ts';

export interface Found {
  order: Order | null;
  nthPurchase: number;
  /** The provider's form, or its confirmation. */
  snippet: string | null;
  /** False: the shopper has not paid and should return to the checkout. */
  completed: boolean;
  cart: PricedCart | null;
}

interface Ports {
  orders: OrderService;
  payments: Pick<PaymentService, 'asOfNow'> | null;
  carts: Pick<CartService, 'get'>;
  orderNames: OrderNames;
}

/** A session of Klarna is not shown in a request for Svea; a payment method matches any kind. */
const isOfType = (payment: Payment, type: PaymentType): boolean =>
  payment.isSession ? payment.way === type.toLowerCase() : true;

export function createConfirmations({ orders, payments, carts, orderNames }: Ports) {
  async function ofOrder(ctx: Context, orderId: string, cartId: string): Promise<Found | null> {
    const known = await orders.confirmation(orderId, cartId);
    return known && found(ctx, known);
  }

  /** Older clients send no cart id; the account that ordered needs none. */
  async function ofOwner(ctx: Context, orderId: string): Promise<Found | null> {
    const { caller } = ctx;
    if (caller.customerId === null || !/^[1-9]\d{0,8}$/.test(orderId)) return null;
    const known = await orders.confirmationOf(Number(orderId));
    return known?.order.customerId === caller.customerId ? found(ctx, known) : null;
  }

  async function found(ctx: Context, known: Confirmation): Promise<Found> {
    const { nthPurchase, isSeen } = known;
    const [order = known.order] = await orderNames(ctx, [known.order]);
    return {
      order,
      nthPurchase,
      snippet: order.payment?.isSession ? order.payment.snippet : null,
      completed: isOrdered(order.status) || order.payment?.paidAt != null,
      // Until the client has completed the cart, it counts the purchase (R-CHECKOUT-17).
      cart: { ...order.cart, isCompleted: isSeen },
    };
  }

  async function ofPayment(ctx: Context, id: string, type: PaymentType): Promise<Found | null> {
    const payment = await payments?.asOfNow(id, ctx.now);
    if (!payment || !isOfType(payment, type)) return null;
    const { snippet, orderId, cartId } = payment;
    if (orderId !== null) {
      const known = await orders.confirmationOf(orderId);
      return known && (await ofOrder(ctx, String(known.order.id), cartId));
    }
    const cart = await carts.get(ctx, { id: cartId, includeCompleted: true });
    // The cart of another customer must not be visible.
    return {
      order: null,
      nthPurchase: 0,
      snippet,
      completed: false,
      cart: cart.id === cartId ? cart : null,
    };
  }

  return {
    /** Null for an unknown id. */
    async find(ctx: Context, id: string, type: PaymentType, cartId: string | null): Promise<Found | null> {
      const byNumber = await (cartId ? ofOrder(ctx, id, cartId) : ofOwner(ctx, id));
      return byNumber ?? ofPayment(ctx, id, type);
    },
  };
}
