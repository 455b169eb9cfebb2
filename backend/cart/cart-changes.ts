/** Every change of a cart applies to the version that was read, is checked against stock and returns the whole repriced cart. */

import type { Db } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { invariant } from '#kernel/invariant.ts';
import { answerOf, recordAnswer } from './answered-total.ts';
import type { CartPatch } from './cart.repository.ts';
import { touchCart } from './cart.repository.ts';
import type { Cart, CartLine, PricedCart } from './cart.types.ts';
import { isReachable, refuseCompleted, unusable, withLockedCart } from './cart-access.ts';
import type { Asked } from './cart-facts.ts';
import { checkSkus, withLines } from './cart-lines.ts';
import type { CartPricing, PricedFrom } from './cart-pricing.ts';
import { type Claim, earlierAnswer, earlierPart, mismatch } from './idempotency.ts';
import { type SavedWith, saveLines } from './save-lines.ts';

/** The cart of an order; implemented by the order module, which is a higher layer. */
export interface FrozenCarts {
  find: (db: Db, cartId: string) => Promise<PricedCart | null>;
}

interface ChangePorts {
  db: Db;
  pricing: CartPricing;
  frozen: FrozenCarts;
}

interface Changing extends Asked {
  allowFee?: boolean | null | undefined;
  /** Of a change that must be applied once. */
  claim?: Claim | null;
}

/** Returns the changed cart as it is answered; null when the stored cart is another one by now, and nothing was written. */
type Work = (on: Db, from: PricedFrom) => Promise<PricedCart | null>;

/** The lines that a change writes, given the stored cart; with none nothing is written. */
type Lines = (on: Db, cart: Cart) => readonly CartLine[] | Promise<readonly CartLine[]>;

export type CartChanges = ReturnType<typeof createCartChanges>;

/** Stores lines as added, changed or removed, and returns the resulting cart; null when the stored cart is another one by now. */
export async function saveCart(
  ctx: Context,
  on: Db,
  cart: Cart,
  lines: readonly CartLine[],
  saved: SavedWith = {},
): Promise<Cart | null> {
  const known = new Set(cart.lines.map(({ id }) => id));
  const remaining = lines.filter(({ quantity }) => quantity > 0);
  const changes = {
    added: remaining.filter(({ id }) => !known.has(id)),
    changed: remaining.filter(({ id }) => known.has(id)),
    removed: lines.filter(({ quantity }) => quantity === 0),
  };
  const outcome = await saveLines(on, ctx, cart, changes, saved);
  if (outcome === 'claimed') throw mismatch();
  return outcome === 'saved' ? withLines(cart, lines) : null;
}

function check({ cart, skus }: Pick<PricedFrom, 'cart' | 'skus'>, lines: readonly CartLine[]): void {
  const wanted = lines.filter(({ quantity }) => quantity > 0);
  checkSkus(
    withLines(cart, lines),
    wanted.map(({ skuId }) => skuId),
    skus,
  );
  for (const { skuId, package: group } of wanted)
    if (!group && skus.get(skuId)?.productType === 'package')
      throw new RequestError('BAD_USER_INPUT', 'A package must be added with its selections', 'item.skuId');
}

export function createCartChanges({ db, pricing, frozen }: ChangePorts) {
  const answerTo = (ctx: Context, from: PricedFrom, allowFee?: boolean | null) =>
    answerOf(ctx, pricing, from, allowFee ?? true);

  /** The stored cart as it is answered; the total is stored when it is not the one of the last answer. */
  async function priced(
    ctx: Context,
    on: Db,
    from: PricedFrom,
    allowFee?: boolean | null,
  ): Promise<PricedCart> {
    const ordered = from.cart.completedAt && (await frozen.find(on, from.cart.id));
    if (ordered) return ordered;
    const { cart, answered } = answerTo(ctx, from, allowFee);
    if (!from.cart.completedAt) await recordAnswer(ctx, on, from.cart, answered);
    return cart;
  }

  async function attempt(
    ctx: Context,
    on: Db,
    id: string,
    { claim = null, allowFee, ...asked }: Changing,
    work: Work,
  ): Promise<PricedCart | null> {
    const from = await pricing.find(ctx, on, id, { earlier: earlierPart<unknown>(claim) }, asked);
    if (!from || !isReachable(ctx, from.cart)) throw unusable(ctx, from?.cart);
    refuseCompleted(from.cart);
    if (earlierAnswer(claim, from.further.earlier)) return priced(ctx, on, from, allowFee);
    return work(on, from);
  }

  /**
   * Two statements: read all, write all in the version that was read. A change that meets another one runs again under the
   * lock of the cart, so that it meets none.
   */
  async function change(ctx: Context, id: string, changing: Changing, work: Work): Promise<PricedCart> {
    const changed = await attempt(ctx, db, id, changing, work);
    if (changed) return changed;
    return withLockedCart(ctx, db, id, async on => {
      const locked = await attempt(ctx, on, id, changing, work);
      invariant(locked, 'a locked cart keeps its version');
      return locked;
    });
  }

  return {
    priced,

    /** The cart as it is stored now. */
    stored: async (ctx: Context, on: Db, id: string, allowFee?: boolean | null): Promise<PricedCart> =>
      priced(ctx, on, await pricing.read(ctx, on, id, {}), allowFee),

    /** Writes lines that pass the check against the SKUs; with a claim it is applied once per idempotency key. */
    changeLines: (ctx: Context, id: string, changing: Changing, lines: Lines) =>
      change(ctx, id, changing, async (on, from) => {
        const changed = await lines(on, from.cart);
        const { allowFee, claim } = changing;
        if (changed.length === 0) return priced(ctx, on, from, allowFee);
        check(from, changed);
        const next = { ...from, cart: withLines(from.cart, changed) };
        const { cart, answered } = answerTo(ctx, next, allowFee);
        return (await saveCart(ctx, on, from.cart, changed, { claim, answered })) && cart;
      }),

    patch: (ctx: Context, id: string, asked: Asked, values: (from: PricedFrom) => CartPatch) =>
      change(ctx, id, asked, async (on, from) => {
        const changed = values(from);
        const { cart, answered } = answerTo(ctx, { ...from, cart: { ...from.cart, ...changed } });
        const isSaved = await touchCart(on, ctx, id, { ...changed, answered }, from.cart.version);
        return isSaved ? cart : null;
      }),
  };
}
