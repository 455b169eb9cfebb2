/** Every change of a cart runs under its lock, is checked against stock and returns the whole repriced cart. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { refuseCompleted, withLockedCart } from './cart-access.ts';
import { checkSkus, withLines } from './cart-lines.ts';
import type { CartPricing } from './cart-pricing.ts';
import { saveLines, touchCart } from './cart.repository.ts';
import type { CartPatch } from './cart.repository.ts';
import type { Cart, CartLine, PricedCart } from './cart.types.ts';
import { isFirstRequest } from './idempotency.ts';
import type { CartSku } from './products.ts';

type Db = Kysely<Schema>;

/** The cart of an order; implemented by the order module, which is a higher layer. */
export interface FrozenCarts {
  find: (db: Db, cartId: string) => Promise<PricedCart | null>;
}

interface ChangePorts {
  db: Db;
  pricing: CartPricing;
  frozen: FrozenCarts;
}

/** A changed cart, with its SKUs where they have been read. */
interface Changed {
  cart: Cart;
  skus?: ReadonlyMap<number, CartSku>;
}

type Work = (on: Db, cart: Cart) => Promise<Changed>;

export type CartChanges = ReturnType<typeof createCartChanges>;

/** Stores lines as added, changed or removed, and returns the resulting cart. */
export async function saveCart(ctx: Context, on: Db, cart: Cart, lines: readonly CartLine[]): Promise<Cart> {
  const known = new Set(cart.lines.map(({ id }) => id));
  const remaining = lines.filter(({ quantity }) => quantity > 0);
  await saveLines(on, ctx, cart.id, {
    added: remaining.filter(({ id }) => !known.has(id)),
    changed: remaining.filter(({ id }) => known.has(id)),
    removed: lines.filter(({ quantity }) => quantity === 0),
  });
  return withLines(cart, lines);
}

export function createCartChanges({ db, pricing, frozen }: ChangePorts) {
  const priced = async (
    ctx: Context,
    on: Db,
    { cart, skus }: Changed,
    allowFee?: boolean | null,
  ): Promise<PricedCart> =>
    (cart.completedAt && (await frozen.find(on, cart.id))) ||
    (await pricing.quote(ctx, on, cart, allowFee ?? true, skus)).cart;

  const change = (
    ctx: Context,
    id: string,
    allowFee: boolean | null | undefined,
    work: Work,
  ): Promise<PricedCart> =>
    withLockedCart(ctx, db, id, async (on, cart) => {
      refuseCompleted(cart);
      return priced(ctx, on, await work(on, cart), allowFee);
    });

  return {
    priced,
    change,

    /** Reads every SKU once, for the check and for the price. */
    async checkedSave(ctx: Context, on: Db, cart: Cart, lines: readonly CartLine[]): Promise<Changed> {
      const next = withLines(cart, lines);
      const skus = await pricing.skusOf(ctx, on, next);
      const skuIds = lines.filter(({ quantity }) => quantity > 0).map(({ skuId }) => skuId);
      checkSkus(next, skuIds, skus);
      for (const { skuId, quantity, package: group } of lines)
        if (!group && quantity > 0 && skus.get(skuId)?.productType === 'package')
          throw new RequestError(
            'BAD_USER_INPUT',
            'A package must be added with its selections',
            'item.skuId',
          );
      return { cart: await saveCart(ctx, on, cart, lines), skus };
    },

    /** A change that adds to the cart: applied once per idempotency key. */
    addIdempotently: (
      ctx: Context,
      id: string,
      allowFee: boolean | null | undefined,
      [operation, request]: [string, unknown],
      work: Work,
    ): Promise<PricedCart> =>
      change(ctx, id, allowFee, async (on, cart) => {
        const isFirst = await isFirstRequest(on, ctx, operation, [id, request], { cartId: id });
        return isFirst ? work(on, cart) : { cart };
      }),

    patch: (ctx: Context, id: string, values: (on: Db, cart: Cart) => Promise<CartPatch>) =>
      change(ctx, id, true, async (on, cart) => {
        const changed = await values(on, cart);
        await touchCart(on, ctx, id, changed);
        return { cart: { ...cart, ...changed, updatedAt: ctx.now } };
      }),
  };
}
