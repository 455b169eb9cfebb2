/**
 * Finds the order of a confirmation page: by order number and cart or account, by its public id, or by the secret id of its
 * payment at the provider (R-CHECKOUT-16). Number and cart id find the order of a guest without the person; that of an account is found by the account.
 */
import type { CartService } from '#backend/cart/cart.service.ts';
import type { PaymentType, PricedCart } from '#backend/cart/cart.types.ts';
import { emptyAddress } from '#backend/checkout/checkout.types.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { PaymentService } from '#backend/payment/payment.service.ts';
import type { Payment } from '#backend/payment/payment.ts';
import type { Confirmation, OrderService } from './order.service.ts';
import type { Order } from './order.types.ts';
import type { OrderNames } from './order-names.ts';
import { isOrdered } from './order-states.ts';

// An order as the number and the id of its cart show it: what was bought and for how much, not who bought it.

/** Pure. The number is easy to guess and the id stays in a cookie for a year, so together they reveal no person (R-CHECKOUT-16). */
const withoutPerson = (order: Order): Order => ({
  ...order,
  email: '',
  identityNumber: '',
  billingAddress: emptyAddress,
  shippingAddress: emptyAddress,
  message: '',
  pickupPoint: '',
  customerOrderNumber: '',
  goodsLabel: '',
  costCenter: '',
  vehicle: null,
});

export interface FoundOrder {
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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createConfirmations({ orders, payments, carts, orderNames }: Ports) {
  async function ofOrder(ctx: Context, orderId: string, cartId: string): Promise<FoundOrder | null> {
    const known = await orders.confirmation(orderId, cartId);
    if (!known) return null;
    const { customerId } = known.order;
    if (customerId === null) return found(ctx, { ...known, order: withoutPerson(known.order) });
    return customerId === ctx.caller.customerId ? found(ctx, known) : null;
  }

  /** Older clients send no cart id; the account that ordered needs none. */
  async function ofOwner(ctx: Context, orderId: string): Promise<FoundOrder | null> {
    const { caller } = ctx;
    if (caller.customerId === null || !/^[1-9]\d{0,8}$/.test(orderId)) return null;
    const known = await orders.confirmationOf(Number(orderId));
    return known?.order.customerId === caller.customerId ? found(ctx, known) : null;
  }

  /** The public id cannot be guessed. */
  async function ofPublicId(
    ctx: Context,
    publicId: string,
    cartId: string | null,
  ): Promise<FoundOrder | null> {
    if (!uuid.test(publicId)) return null;
    const order = await orders.byPublicId(publicId);
    if (!order || (cartId !== null && order.cart.id !== cartId)) return null;
    const known = await orders.confirmationOf(order.id);
    return known && found(ctx, known);
  }

  async function found(ctx: Context, known: Confirmation): Promise<FoundOrder> {
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

  async function ofPayment(ctx: Context, id: string, type: PaymentType): Promise<FoundOrder | null> {
    const payment = await payments?.asOfNow(id, ctx.now);
    if (!payment || !isOfType(payment, type)) return null;
    const { snippet, orderId, cartId } = payment;
    if (orderId !== null) {
      const known = await orders.confirmationOf(orderId);
      return known?.order.cart.id === cartId ? found(ctx, known) : null;
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
    async find(
      ctx: Context,
      id: string,
      type: PaymentType,
      cartId: string | null,
    ): Promise<FoundOrder | null> {
      const byNumber = await (cartId ? ofOrder(ctx, id, cartId) : ofOwner(ctx, id));
      return byNumber ?? (await ofPublicId(ctx, id, cartId)) ?? ofPayment(ctx, id, type);
    },
  };
}
