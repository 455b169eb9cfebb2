/** Orders: placed in one transaction that either does everything or nothing, and read as they were frozen. */
import type { Kysely } from 'kysely';
import { refuseCompleted, withLockedCart } from '#backend/cart/cart-access.ts';
import { neededPerSku } from '#backend/cart/cart-lines.ts';
import type { CartPricing } from '#backend/cart/cart-pricing.ts';
import { isCartId, touchCart } from '#backend/cart/cart.repository.ts';
import type { Cart } from '#backend/cart/cart.types.ts';
import { once } from '#backend/cart/once.ts';
import type { CheckoutInput } from '#backend/checkout/checkout-input.ts';
import { storeInput } from '#backend/checkout/checkout.service.ts';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { checkOrder } from './check-order.ts';
import { draftOrder } from './draft-order.ts';
import { findOrderByPublicId, findOrderOfCart, insertOrder, nthPurchase } from './order.repository.ts';
import type { Order, OrderDraft } from './order.types.ts';
import { announceStock, reserveStock } from './reserve-stock.ts';

interface OrderPorts {
  db: Kysely<Schema>;
  pricing: CartPricing;
}

interface PlacedOrder {
  orderId: string;
  publicId: string;
  status: 'completed';
  redirectUrl: null;
}

export interface Confirmation {
  order: Order;
  nthPurchase: number;
}

type Verdict = { isValid: true; message: null } | { isValid: false; message: string };

/** Ends the transaction of a dry run: all that it wrote is undone. */
class RehearsalOver extends Error {
  override readonly name = 'RehearsalOver';
}

export type OrderService = ReturnType<typeof createOrderService>;

export function createOrderService({ db, pricing }: OrderPorts) {
  /** The checked draft of an order. The caller holds the cart's lock. */
  async function prepare(
    ctx: Context,
    on: Kysely<Schema>,
    locked: Cart,
    input: CheckoutInput,
  ): Promise<OrderDraft> {
    refuseCompleted(locked);
    const { cart, checkout } = await storeInput(ctx, on, locked, input);
    const quote = await pricing.quote(ctx, on, cart);
    checkOrder(ctx, checkout, quote);
    return draftOrder(ctx, cart, checkout, quote);
  }

  async function place(ctx: Context, on: Kysely<Schema>, draft: OrderDraft): Promise<PlacedOrder> {
    await reserveStock(on, neededPerSku(draft.cart.lines));
    const { id, publicId } = await insertOrder(on, draft);
    await touchCart(on, ctx, draft.cart.id, { completedAt: ctx.now });
    const { email, languageId } = draft;
    await enqueueMail(on, 'order-confirmation', { orderId: id, publicId, email, languageId });
    await announceStock(
      on,
      draft.rows.map(({ productId }) => productId),
    );
    return { orderId: String(id), publicId, status: 'completed', redirectUrl: null };
  }

  async function rehearse(ctx: Context, cartId: string, input: CheckoutInput): Promise<Verdict> {
    try {
      await withLockedCart(ctx, db, cartId, async (on, cart) => {
        await prepare(ctx, on, cart, input);
        throw new RehearsalOver();
      });
    } catch (outcome) {
      if (outcome instanceof RequestError) return { isValid: false, message: outcome.message };
      if (!(outcome instanceof RehearsalOver)) throw outcome;
    }
    return { isValid: true, message: null };
  }

  return {
    /**
     * Under one idempotency key one order, whose answer every repeat gets. Without a key a second try on the same cart
     * is CART_COMPLETED.
     */
    place: (ctx: Context, cartId: string, input: CheckoutInput): Promise<PlacedOrder> =>
      withLockedCart(ctx, db, cartId, (on, cart) =>
        once(on, ctx, 'placeOrder', [cartId, input], async () =>
          place(ctx, on, await prepare(ctx, on, cart, input)),
        ),
      ),

    /** Would `place` take it? Stores nothing. */
    validate: rehearse,

    /** As `validate`, against what is stored. */
    validateStored: (ctx: Context, cartId: string, email: string | null): Promise<Verdict> =>
      rehearse(ctx, cartId, email === null ? {} : { email }),

    byPublicId: (publicId: string): Promise<Order | null> => findOrderByPublicId(db, publicId),

    /** For the confirmation page; null unless both the order's number and its cart's id are right. */
    async confirmation(orderId: string, cartId: string): Promise<Confirmation | null> {
      if (!/^[1-9]\d{0,8}$/.test(orderId) || !isCartId(cartId)) return null;
      const order = await findOrderOfCart(db, Number(orderId), cartId);
      return order && { order, nthPurchase: await nthPurchase(db, order) };
    },
  };
}
