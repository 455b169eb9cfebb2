/** The operations on a cart. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { plainText } from '#backend/kernel/plain-text.ts';
import type { Promotions } from '#backend/promotion/promotions.ts';
import { spellCode } from '#backend/promotion/spell-code.ts';
import { callerNetwork, consumeOrReject, type Limit } from '../database/limiter.ts';
import { markConfirmed, touchCart } from './cart.repository.ts';
import type { PricedCart } from './cart.types.ts';
import { withLockedCart } from './cart-access.ts';
import { createCartChanges, type FrozenCarts } from './cart-changes.ts';
import type { ItemInput } from './cart-lines.ts';
import { summed, withAdded, withUpdated } from './cart-lines.ts';
import { merchantDataOf } from './cart-metadata.ts';
import { type CartPricing, promotedCart } from './cart-pricing.ts';
import { claimOf } from './idempotency.ts';
import type { PackageSelection } from './packages.ts';
import { groupLines, packageLines, packageOptions } from './packages.ts';
import type { CartProducts } from './products.ts';
import { cloneCart, createCartOpening, type GetCart, getCart } from './read-cart.ts';

// Limits the promo codes that one network may try, so that codes cannot be guessed.

/** Enough for an office full of shoppers; guessing a code of six letters would take centuries. */
const limit: Limit = { name: 'promo-code', max: 300, windowSeconds: 600 };

/** Internal callers have no address and are not counted. */
async function consumePromoCodeAttempt(ctx: Context, db: Kysely<Schema>): Promise<void> {
  if (ctx.caller.ipAddress !== null) await consumeOrReject(db, limit, callerNetwork(ctx), ctx);
}

interface CartPorts {
  db: Kysely<Schema>;
  products: CartProducts;
  promotions: Promotions;
  pricing: CartPricing;
  frozen: FrozenCarts;
}

const MAX_CODE_LENGTH = 60;

export type CartService = ReturnType<typeof createCartService>;

export function createCartService(ports: CartPorts) {
  const { db, promotions } = ports;
  const changes = createCartChanges(ports);
  const { changeLines, patch, stored } = changes;
  const reading = { ...ports, admitNew: createCartOpening() };

  return {
    get: (ctx: Context, request: GetCart) => getCart(ctx, reading, changes, request),

    add: (ctx: Context, id: string, item: ItemInput, allowFee?: boolean | null) =>
      changeLines(
        ctx,
        id,
        {
          allowFee,
          skuIds: typeof item.skuId === 'number' ? [item.skuId] : [],
          claim: claimOf(ctx, 'addToCart', [id, item]),
        },
        (_, cart) => [withAdded(cart, item)],
      ),

    /** All or none; several items of one SKU are one line. */
    addAll: (ctx: Context, id: string, items: readonly ItemInput[], allowFee?: boolean | null) => {
      const wanted = summed(items);
      return changeLines(
        ctx,
        id,
        {
          allowFee,
          skuIds: wanted.flatMap(({ skuId }) => (typeof skuId === 'number' ? [skuId] : [])),
          claim: claimOf(ctx, 'addItemsToCart', [id, items]),
        },
        (_, cart) => wanted.map(item => withAdded(cart, item)),
      );
    },

    update: (ctx: Context, id: string, item: ItemInput, allowFee?: boolean | null) =>
      changeLines(ctx, id, { allowFee }, (_, cart) => {
        const line = withUpdated(cart, item);
        return line ? [line] : [];
      }),

    addPackage: (
      ctx: Context,
      id: string,
      packageId: number,
      selections: readonly PackageSelection[],
      allowFee?: boolean | null,
    ) =>
      changeLines(
        ctx,
        id,
        {
          allowFee,
          skuIds: selections.map(({ skuId }) => skuId),
          claim: claimOf(ctx, 'addPackageToCart', [id, [packageId, selections]]),
        },
        async on => packageLines(packageId, await packageOptions(on, packageId), selections),
      ),

    updateGroup: (ctx: Context, id: string, groupKey: string, quantity: number, allowFee?: boolean | null) =>
      changeLines(ctx, id, { allowFee }, (on, cart) => groupLines(on, cart, groupKey, quantity)),

    clear: (ctx: Context, id: string) =>
      changeLines(ctx, id, {}, (_, cart) => cart.lines.map(line => ({ ...line, quantity: 0 }))),

    async setPromoCode(ctx: Context, id: string, text: string): Promise<PricedCart> {
      const written = plainText(text, 'promoCode', MAX_CODE_LENGTH);
      if (written === '') return patch(ctx, id, { code: null }, () => ({ promoCode: null }));
      // Before the cart is locked: a rejection rolls its transaction back, but the attempt must stay counted.
      await consumePromoCodeAttempt(ctx, db);
      const code = spellCode(written);
      return patch(ctx, id, { code }, from => {
        promotions.acceptCode(ctx, from.promotions, { ...promotedCart(from), code });
        return { promoCode: code };
      });
    },

    setMerchantData: (ctx: Context, id: string, text: string) =>
      patch(ctx, id, {}, () => ({ merchantData: merchantDataOf(text, 'merchantData') })),

    clone: (ctx: Context, id: string, resetPromotions: boolean) =>
      cloneCart(ctx, ports, changes, id, resetPromotions),

    /** Freezes the cart and records that the confirmation was seen; a repeat returns the same. */
    complete: (ctx: Context, id: string): Promise<PricedCart> =>
      withLockedCart(ctx, db, id, async (on, cart) => {
        await markConfirmed(on, id, ctx.now);
        if (cart.completedAt === null) await touchCart(on, ctx, id, { completedAt: ctx.now });
        return stored(ctx, on, id);
      }),
  };
}
