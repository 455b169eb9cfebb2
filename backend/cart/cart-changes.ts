/** Every change of a cart runs under its lock, is checked against stock and returns the whole repriced cart. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { refuseCompleted, withLockedCart } from './cart-access.ts';
import type { Asked } from './cart-facts.ts';
import { checkSkus, withLines } from './cart-lines.ts';
import type { CartPricing, PricedFrom } from './cart-pricing.ts';
import { saveLines, touchCart } from './cart.repository.ts';
import type { CartPatch } from './cart.repository.ts';
import type { Cart, CartLine, PricedCart } from './cart.types.ts';
import { type Claim, claimOf, earlierAnswer, earlierPart, mismatch, storedClaim } from './idempotency.ts';

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

/** The lines that a change writes, given the stored cart. */
type Lines = (on: Db, cart: Cart) => readonly CartLine[] | Promise<readonly CartLine[]>;

export type CartChanges = ReturnType<typeof createCartChanges>;

/** Stores lines as added, changed or removed, and returns the resulting cart. */
export async function saveCart(
  ctx: Context,
  on: Db,
  cart: Cart,
  lines: readonly CartLine[],
  claim: Claim | null = null,
): Promise<Cart> {
  const known = new Set(cart.lines.map(({ id }) => id));
  const remaining = lines.filter(({ quantity }) => quantity > 0);
  const changes = {
    added: remaining.filter(({ id }) => !known.has(id)),
    changed: remaining.filter(({ id }) => known.has(id)),
    removed: lines.filter(({ quantity }) => quantity === 0),
  };
  const stored = claim && storedClaim(claim, sql`${JSON.stringify({ cartId: cart.id })}::jsonb`);
  if (!(await saveLines(on, ctx, cart.id, changes, stored))) throw mismatch();
  return withLines(cart, lines);
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
  const priced = async (
    ctx: Context,
    on: Db,
    from: PricedFrom,
    allowFee?: boolean | null,
  ): Promise<PricedCart> =>
    (from.cart.completedAt && (await frozen.find(on, from.cart.id))) ||
    pricing.quote(ctx, from, allowFee ?? true).cart;

  /** The statements of a change: lock, read all, write all. */
  const change = (
    ctx: Context,
    id: string,
    { allowFee, ...asked }: Asked & { allowFee?: boolean | null | undefined },
    work: (on: Db, from: PricedFrom) => Promise<Cart>,
  ): Promise<PricedCart> =>
    withLockedCart(ctx, db, id, async (on, locked) => {
      refuseCompleted(locked);
      const from = await pricing.read(ctx, on, id, {}, asked);
      return priced(ctx, on, { ...from, cart: await work(on, from) }, allowFee);
    });

  return {
    priced,
    change,

    /** The cart as it is stored now. */
    stored: async (ctx: Context, on: Db, id: string, allowFee?: boolean | null): Promise<PricedCart> =>
      priced(ctx, on, await pricing.read(ctx, on, id, {}), allowFee),

    /** Writes lines that pass the check against the SKUs. */
    changeLines: (ctx: Context, id: string, allowFee: boolean | null | undefined, lines: Lines) =>
      change(ctx, id, { allowFee }, async (on, from) => {
        const changed = await lines(on, from.cart);
        if (changed.length === 0) return from.cart;
        check(from, changed);
        return saveCart(ctx, on, from.cart, changed);
      }),

    /** A change that adds to the cart: applied once per idempotency key. `skuIds`: those that it may add. */
    addIdempotently: (
      ctx: Context,
      id: string,
      { allowFee, ...asked }: Asked & { allowFee?: boolean | null | undefined },
      [operation, request]: [string, unknown],
      lines: Lines,
    ): Promise<PricedCart> =>
      withLockedCart(ctx, db, id, async (on, locked) => {
        refuseCompleted(locked);
        const claim = claimOf(ctx, operation, [id, request]);
        const from = await pricing.read(ctx, on, id, { earlier: earlierPart<unknown>(claim) }, asked);
        if (earlierAnswer(claim, from.further.earlier)) return priced(ctx, on, from, allowFee);
        const added = await lines(on, from.cart);
        check(from, added);
        return priced(ctx, on, { ...from, cart: await saveCart(ctx, on, from.cart, added, claim) }, allowFee);
      }),

    patch: (ctx: Context, id: string, asked: Asked, values: (from: PricedFrom) => CartPatch) =>
      change(ctx, id, asked, async (on, from) => {
        const changed = values(from);
        await touchCart(on, ctx, id, changed);
        return { ...from.cart, ...changed, updatedAt: ctx.now };
      }),
  };
}
