/** Cart rules over ports: every change happens under the lock of its cart, is checked against stock, and answers the whole cart priced anew. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Promotions } from '#backend/promotion/promotions.ts';
import { accountCart } from './account-cart.ts';
import { reachCart, refuseCompleted, withLockedCart } from './cart-access.ts';
import { checkSkus, withAdded, withLines, withUpdated } from './cart-lines.ts';
import type { ItemInput } from './cart-lines.ts';
import { merchantDataOf } from './cart-metadata.ts';
import { consumePromoCodeAttempt } from './promo-code-rate-limit.ts';
import type { CartPricing } from './cart-pricing.ts';
import { insertCart, insertLines, markConfirmed, saveLines, touchCart } from './cart.repository.ts';
import type { CartPatch } from './cart.repository.ts';
import type { Cart, CartLine, PricedCart } from './cart.types.ts';
import { isFirstRequest } from './idempotency.ts';
import { groupLines, packageLines, packageOptions } from './packages.ts';
import type { Selection } from './packages.ts';
import type { CartSku, Products } from './products.ts';
import { withoutUnavailable } from './refresh-cart.ts';

/** The cart as it was ordered; satisfied by the orders, which stand above the cart. */
export interface FrozenCarts {
  find: (db: Kysely<Schema>, cartId: string) => Promise<PricedCart | null>;
}

interface CartPorts {
  db: Kysely<Schema>;
  products: Products;
  promotions: Promotions;
  pricing: CartPricing;
  frozen: FrozenCarts;
}

interface GetCart {
  id?: string | null | undefined;
  includeCompleted?: boolean | null | undefined;
  allowExternalShippingFee?: boolean | null | undefined;
  forceRefresh?: boolean | null | undefined;
}

/** A cart after a change, with its skus where they have been read. */
interface Changed {
  cart: Cart;
  skus?: ReadonlyMap<number, CartSku>;
}

const longestCode = 60;

export type CartService = ReturnType<typeof createCartService>;

export function createCartService({ db, products, promotions, pricing, frozen }: CartPorts) {
  const answer = async (
    ctx: Context,
    on: Kysely<Schema>,
    { cart, skus }: Changed,
    allowFee?: boolean | null,
  ): Promise<PricedCart> =>
    (cart.completedAt && (await frozen.find(on, cart.id))) ||
    (await pricing.quote(ctx, on, cart, allowFee ?? true, skus)).cart;

  /** Puts the lines in, changed or out, and answers the cart they make. */
  async function save(
    ctx: Context,
    on: Kysely<Schema>,
    cart: Cart,
    lines: readonly CartLine[],
  ): Promise<Cart> {
    const known = new Set(cart.lines.map(({ id }) => id));
    const remaining = lines.filter(({ quantity }) => quantity > 0);
    await saveLines(on, ctx, cart.id, {
      added: remaining.filter(({ id }) => !known.has(id)),
      changed: remaining.filter(({ id }) => known.has(id)),
      removed: lines.filter(({ quantity }) => quantity === 0),
    });
    return withLines(cart, lines);
  }

  /** Every sku is read once, for the check and for the price. */
  async function checkedSave(
    ctx: Context,
    on: Kysely<Schema>,
    cart: Cart,
    lines: readonly CartLine[],
  ): Promise<Changed> {
    const next = withLines(cart, lines);
    const skus = await pricing.skusOf(ctx, on, next);
    const skuIds = lines.filter(({ quantity }) => quantity > 0).map(({ skuId }) => skuId);
    checkSkus(next, skuIds, skus);
    for (const { skuId, quantity, package: place } of lines)
      if (!place && quantity > 0 && skus.get(skuId)?.productType === 'package')
        throw new RequestError('BAD_USER_INPUT', 'A package is added with its choices', 'item.skuId');
    return { cart: await save(ctx, on, cart, lines), skus };
  }

  const change = (
    ctx: Context,
    id: string,
    allowFee: boolean | null | undefined,
    work: (on: Kysely<Schema>, cart: Cart) => Promise<Changed>,
  ): Promise<PricedCart> =>
    withLockedCart(ctx, db, id, async (on, cart) => {
      refuseCompleted(cart);
      return answer(ctx, on, await work(on, cart), allowFee);
    });

  /** A change that adds to what is there: done once per idempotency key, however often it is sent. */
  const addIdempotently = (
    ctx: Context,
    id: string,
    allowFee: boolean | null | undefined,
    [operation, request]: [string, unknown],
    work: (on: Kysely<Schema>, cart: Cart) => Promise<Changed>,
  ): Promise<PricedCart> =>
    change(ctx, id, allowFee, async (on, cart) => {
      const isFirst = await isFirstRequest(on, ctx, operation, [id, request], { cartId: id });
      return isFirst ? work(on, cart) : { cart };
    });

  const patch = (ctx: Context, id: string, values: (on: Kysely<Schema>, cart: Cart) => Promise<CartPatch>) =>
    change(ctx, id, true, async (on, cart) => {
      const changed = await values(on, cart);
      await touchCart(on, ctx, id, changed);
      return { cart: { ...cart, ...changed, updatedAt: ctx.now } };
    });

  return {
    /** Never refuses: no id, or one that leads nowhere for this caller, gives a new, empty cart. Only who asks for it gets the active cart of their account. */
    async get(ctx: Context, { id, includeCompleted, allowExternalShippingFee, forceRefresh }: GetCart) {
      const found = id ? await reachCart(ctx, db, id) : null;
      const open = found?.completedAt === null ? found : null;
      const known = includeCompleted ? found : open;
      const wanted = ctx.caller.wantsAccountCart && !known?.completedAt;
      const cart =
        (wanted ? await accountCart(ctx, db, products, open) : known) ?? (await insertCart(db, ctx));
      if (!forceRefresh || cart.completedAt !== null || cart.lines.length === 0)
        return answer(ctx, db, { cart }, allowExternalShippingFee);
      return withLockedCart(ctx, db, cart.id, async (on, locked) => {
        const skus = await products.forCart(
          ctx,
          on,
          locked.lines.map(({ skuId }) => skuId),
        );
        const removed = locked.completedAt === null ? withoutUnavailable(locked, skus) : [];
        const remaining = removed.length === 0 ? locked : await save(ctx, on, locked, removed);
        return answer(ctx, on, { cart: remaining }, allowExternalShippingFee);
      });
    },

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
        return { cart: await save(ctx, on, cart, removed) };
      }),

    async setPromoCode(ctx: Context, id: string, text: string): Promise<PricedCart> {
      const code = plainText(text, 'promoCode', longestCode);
      // Before the cart is locked: a refusal undoes what its transaction wrote, a try must stay counted.
      if (code !== '') await consumePromoCodeAttempt(ctx, db);
      return patch(ctx, id, async (on, cart) => {
        if (code === '') return { promoCode: null };
        const promoted = await pricing.promotable(ctx, on, cart);
        return { promoCode: await promotions.acceptCode(ctx, on, { ...promoted, code }) };
      });
    },

    setMerchantData: (ctx: Context, id: string, text: string) =>
      patch(ctx, id, async () => ({ merchantData: merchantDataOf(text, 'merchantData') })),

    /** A copy under a new id, of open and completed carts; lines that are no longer for sale come along and are flagged. */
    clone: (ctx: Context, id: string, resetPromotions: boolean): Promise<PricedCart> =>
      withTransaction(db, async on => {
        const source = await reachCart(ctx, on, id);
        if (!source) throw new RequestError('CART_NOT_FOUND', 'There is no such cart', 'id');
        const { merchantData, customerId } = source;
        const copy = await insertCart(on, ctx, {
          promoCode: resetPromotions ? null : source.promoCode,
          merchantData,
          customerId,
          plainPrices: resetPromotions || source.plainPrices,
        });
        const lines = source.lines.map(line => ({ ...line, id: randomUUID() }));
        await insertLines(on, copy.id, lines);
        return answer(ctx, on, { cart: { ...copy, lines } });
      }),

    /** Freezes the cart, and tells that the confirmation was seen; a repeat answers the same. */
    complete: (ctx: Context, id: string): Promise<PricedCart> =>
      withLockedCart(ctx, db, id, async (on, cart) => {
        await markConfirmed(on, id, ctx.now);
        if (cart.completedAt !== null) return answer(ctx, on, { cart });
        await touchCart(on, ctx, id, { completedAt: ctx.now });
        return answer(ctx, on, { cart: { ...cart, completedAt: ctx.now } });
      }),
  };
}
