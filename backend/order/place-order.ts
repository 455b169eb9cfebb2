/** Converts a cart into an order inside one transaction: everything succeeds, or nothing (I1-I4). The caller holds the cart's lock. */
import type { Kysely } from 'kysely';
import { fromDecimal, type Minor } from '#kernel/money.ts';
import { refuseCompleted } from '#backend/cart/cart-access.ts';
import { neededPerSku } from '#backend/cart/cart-lines.ts';
import type { CartPricing } from '#backend/cart/cart-pricing.ts';
import { touchCart } from '#backend/cart/cart.repository.ts';
import type { Cart } from '#backend/cart/cart.types.ts';
import { isBlocked } from '#backend/checkout/blocked.ts';
import type { CheckoutInput } from '#backend/checkout/checkout-input.ts';
import { storeInput } from '#backend/checkout/checkout.service.ts';
import type { CheckoutUrls } from '#backend/checkout/checkout-urls.ts';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { abandonPayment, beginPayment } from '#backend/payment/attempt.ts';
import { toWay } from '#backend/payment/payment.ts';
import { closeSessions } from '#backend/payment/session.repository.ts';
import type { Promotions } from '#backend/promotion/promotions.ts';
import { checkOrder } from './check-order.ts';
import { draftOrder } from './draft-order.ts';
import type { ProductPaths } from './draft-order.ts';
import { takeBalance } from './order-balance.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';
import { insertOrder } from './insert-order.ts';
import { storeConsents } from './store-consents.ts';
import { pendingOrder } from './order.repository.ts';
import type { OrderDraft } from './order.types.ts';
import { announceStock, noteTaken, reserveStock } from './reserve-stock.ts';

type Db = Kysely<Schema>;

export interface PlacingPorts {
  pricing: CartPricing;
  promotions: Promotions;
  lifecycle: OrderLifecycle;
  productPaths: ProductPaths;
}

export interface Placed {
  id: number;
  publicId: string;
  /** The order waits for the payment provider. */
  isWaiting: boolean;
}

interface Prepared {
  draft: OrderDraft;
  urls: CheckoutUrls;
}

/** Already paid in an external checkout: the amount and the reference. */
export interface PaidBefore {
  reference: string;
  amount: Minor;
}

/** An order is placed only at the total that the shopper accepted; clients that send none accept the cart's. */
function refuseOtherTotal({ caller: { expectedTotal } }: Context, total: Minor): void {
  if (expectedTotal !== undefined && fromDecimal(expectedTotal) !== total)
    throw new RequestError('CART_CHANGED', 'The total differs from the accepted one', 'cartId');
}

export type OrderPlacing = ReturnType<typeof createOrderPlacing>;

export function createOrderPlacing(ports: PlacingPorts) {
  const { pricing, promotions, lifecycle, productPaths } = ports;

  /** The checked draft of an order. */
  async function prepare(ctx: Context, on: Db, locked: Cart, input: CheckoutInput): Promise<Prepared> {
    refuseCompleted(locked);
    const { cart, checkout } = await storeInput(ctx, on, locked, input);
    const quote = await pricing.quote(ctx, on, cart);
    checkOrder(ctx, checkout, quote);
    if (await isBlocked(ctx, on, checkout))
      throw new RequestError('CUSTOMER_BLACKLISTED', 'This customer cannot order', 'checkout.email');
    return { draft: await draftOrder(ctx, on, { cart, checkout, quote }, productPaths), urls: checkout.urls };
  }

  /** An earlier unpaid attempt on this cart is replaced; a late payment of it is refunded. */
  async function supersede(ctx: Context, on: Db, cartId: string): Promise<void> {
    const earlier = await pendingOrder(on, cartId);
    if (earlier === null) return;
    await lifecycle.move(on, earlier, {
      to: 'cancelled',
      reason: 'superseded',
      now: ctx.now,
      quiet: true,
    });
    await abandonPayment(on, earlier, ctx.now);
  }

  async function spend(ctx: Context, on: Db, id: number, draft: OrderDraft): Promise<void> {
    const { cart, customerId, email } = draft;
    if (cart.promoCode !== null)
      await promotions.redeem(on, ctx, cart.promoCode, { orderId: id, customerId, email });
    if (customerId !== null) await takeBalance(on, customerId, cart.currency.code, cart.balance.used);
  }

  return {
    prepare,

    async place(
      ctx: Context,
      on: Db,
      locked: Cart,
      input: CheckoutInput,
      paid: PaidBefore | null = null,
    ): Promise<Placed> {
      await supersede(ctx, on, locked.id);
      const { draft, urls } = await prepare(ctx, on, locked, input);
      const { cart, email, languageId, customerId, customerType } = draft;
      if (paid && paid.amount !== cart.total.selling)
        throw new RequestError('PAYMENT_NOT_AVAILABLE', 'The cart has changed since it was paid', 'cartId');
      refuseOtherTotal(ctx, cart.total.selling);
      const taken = await reserveStock(on, neededPerSku(cart.lines));
      const way = paid || cart.total.selling === 0 ? null : toWay(cart.payment?.way ?? null);
      const { id, publicId } = await insertOrder(on, draft, way ? 'pending-payment' : 'pending');
      await noteTaken(on, id, taken);
      await spend(ctx, on, id, draft);
      await closeSessions(on, cart.id, paid?.reference ?? null, ctx.now);
      if (way)
        await beginPayment(on, ctx, {
          orderId: id,
          cartId: cart.id,
          way,
          paymentId: cart.payment?.id ?? 0,
          amount: cart.total.selling,
          urls,
          customerId,
          customerType,
        });
      else {
        await touchCart(on, ctx, cart.id, { completedAt: ctx.now });
        await enqueueMail(on, 'order-confirmation', { orderId: id, publicId, email, languageId });
        await storeConsents(on, draft, ctx.now);
      }
      await announceStock(
        on,
        draft.rows.map(({ productId }) => productId),
      );
      return { id, publicId, isWaiting: way !== null };
    },
  };
}
