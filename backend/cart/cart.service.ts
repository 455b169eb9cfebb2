/** The operations on a cart. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { plainText } from '#backend/kernel/plain-text.ts';
import type { Promotions } from '#backend/promotion/promotions.ts';
import { withLockedCart } from './cart-access.ts';
import { createCartChanges, type FrozenCarts, saveCart } from './cart-changes.ts';
import { withAdded, withUpdated } from './cart-lines.ts';
import type { ItemInput } from './cart-lines.ts';
import { merchantDataOf } from './cart-metadata.ts';
import type { CartPricing } from './cart-pricing.ts';
import { markConfirmed, touchCart } from './cart.repository.ts';
import type { PricedCart } from './cart.types.ts';
import { groupLines, packageLines, packageOptions } from './packages.ts';
import type { Selection } from './packages.ts';
import type { Products } from './products.ts';
import { consumePromoCodeAttempt } from './promo-code-rate-limit.ts';
import { cloneCart, type GetCart, getCart } from './read-cart.ts';

interface CartPorts {
  db: Kysely<Schema>;
  products: Products;
  promotions: Promotions;
  pricing: CartPricing;
  frozen: FrozenCarts;
}

const MAX_CODE_LENGTH = 60;

export type CartService = ReturnType<typeof createCartService>;

export function createCartService(ports: CartPorts) {
  const { db, promotions, pricing } = ports;
  const changes = createCartChanges(ports);
  const { addIdempotently, change, checkedSave, patch, priced } = changes;

  return {
    get: (ctx: Context, request: GetCart) => getCart(ctx, ports, changes, request),

    add: (ctx: Context, id: string, item: ItemInput, allowFee?: boolean | null) =>
      addIdempotently(ctx, id, allowFee, ['addToCart', item], (on, cart) =>
        checkedSave(ctx, on, cart, [withAdded(cart, item)]),
      ),

    update: (ctx: Context, id: string, item: ItemInput, allowFee?: boolean | null) =>
      change(ctx, id, allowFee, async (on, cart) => {
        const line = withUpdated(cart, item);
        return line ? checkedSave(ctx, on, cart, [line]) : { cart };
      }),

    addPackage: (
      ctx: Context,
      id: string,
      packageId: number,
      selections: readonly Selection[],
      allowFee?: boolean | null,
    ) =>
      addIdempotently(ctx, id, allowFee, ['addPackageToCart', [packageId, selections]], async (on, cart) => {
        const lines = packageLines(packageId, await packageOptions(on, packageId), selections);
        return checkedSave(ctx, on, cart, lines);
      }),

    updateGroup: (ctx: Context, id: string, groupKey: string, quantity: number, allowFee?: boolean | null) =>
      change(ctx, id, allowFee, async (on, cart) =>
        checkedSave(ctx, on, cart, await groupLines(on, cart, groupKey, quantity)),
      ),

    clear: (ctx: Context, id: string) =>
      change(ctx, id, true, async (on, cart) => {
        const removed = cart.lines.map(line => ({ ...line, quantity: 0 }));
        return { cart: await saveCart(ctx, on, cart, removed) };
      }),

    async setPromoCode(ctx: Context, id: string, text: string): Promise<PricedCart> {
      const code = plainText(text, 'promoCode', MAX_CODE_LENGTH);
      // Before the cart is locked: a rejection rolls its transaction back, but the attempt must stay counted.
      if (code !== '') await consumePromoCodeAttempt(ctx, db);
      return patch(ctx, id, async (on, cart) => {
        if (code === '') return { promoCode: null };
        const promoted = await pricing.promotable(ctx, on, cart);
        return { promoCode: await promotions.acceptCode(ctx, on, { ...promoted, code }) };
      });
    },

    setMerchantData: (ctx: Context, id: string, text: string) =>
      patch(ctx, id, async () => ({ merchantData: merchantDataOf(text, 'merchantData') })),

    clone: (ctx: Context, id: string, resetPromotions: boolean) =>
      cloneCart(ctx, db, changes, id, resetPromotions),

    /** Freezes the cart and records that the confirmation was seen; a repeat returns the same. */
    complete: (ctx: Context, id: string): Promise<PricedCart> =>
      withLockedCart(ctx, db, id, async (on, cart) => {
        await markConfirmed(on, id, ctx.now);
        if (cart.completedAt !== null) return priced(ctx, on, { cart });
        await touchCart(on, ctx, id, { completedAt: ctx.now });
        return priced(ctx, on, { cart: { ...cart, completedAt: ctx.now } });
      }),
  };
}
