/** Reads and copies carts. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { callerNetwork } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { limitPerMinute } from '#kernel/work/minute-limit.ts';
import { accountCart } from './account-cart.ts';
import { insertCart, insertLines } from './cart.repository.ts';
import type { Cart, CartLine, PricedCart } from './cart.types.ts';
import { isReachable, signInForCart, unusable, waitsForSignIn, withLockedCart } from './cart-access.ts';
import { type CartChanges, saveCart } from './cart-changes.ts';
import type { CartPricing, PricedFrom } from './cart-pricing.ts';
import type { CartProducts, CartSku } from './products.ts';

// What `forceRefresh` removes from a cart: inactive and sold-out lines, and whole packages of which a part was removed.

/** The lines to remove, with quantity 0. A line above stock stays, so that the shopper decides. */
function withoutUnavailable(cart: Cart, skus: ReadonlyMap<number, CartSku>): CartLine[] {
  const isRemoved = ({ skuId }: CartLine): boolean => {
    const sku = skus.get(skuId);
    return !sku?.price || sku.available === 0;
  };
  const brokenPackages = new Set(
    cart.lines.filter(line => line.package && isRemoved(line)).map(line => line.groupKey),
  );
  return cart.lines
    .filter(line => isRemoved(line) || (line.package !== null && brokenPackages.has(line.groupKey)))
    .map(line => ({ ...line, quantity: 0 }));
}

export interface GetCart {
  id?: string | null | undefined;
  includeCompleted?: boolean | null | undefined;
  allowExternalShippingFee?: boolean | null | undefined;
  forceRefresh?: boolean | null | undefined;
}

/** New carts of one network in a minute, in each instance: every one is a row, also where nothing is ever put into it. */
const newCartsPerMinute = 120;

/** Admits a new cart, or throws; a server may open them for visitors whom it does not name. */
export function createCartOpening() {
  const admits = limitPerMinute({ each: newCartsPerMinute, together: Infinity });
  return ({ caller }: Context): void => {
    // Callers inside the shop have no address.
    if (caller.ipAddress === null || caller.isServer || admits(callerNetwork({ caller }), 1)) return;
    throw new RequestError('RATE_LIMITED', 'Too many new carts; try again in a minute');
  };
}

interface ReadingPorts {
  db: Kysely<Schema>;
  products: CartProducts;
  pricing: CartPricing;
  /** @throws RequestError when the caller's network has made too many. */
  admitNew(ctx: Context): void;
}

/** The cart that the account continues with; null: a new one must be created. */
async function ofAccount(
  ctx: Context,
  { db, products, pricing }: ReadingPorts,
  open: PricedFrom | null,
): Promise<PricedFrom | null> {
  const own = await accountCart(ctx, db, products, open?.cart ?? null);
  if (!own || own === open?.cart) return open;
  return pricing.read(ctx, db, own.id, {});
}

/**
 * No id, or one that this caller cannot reach, gives a new, empty cart. The account's active cart is returned only on
 * request; a request for it whose session has ended is refused, so that no empty cart takes its place.
 * @throws RequestError UNAUTHORIZED; RATE_LIMITED for too many new carts
 */
export async function getCart(
  ctx: Context,
  ports: ReadingPorts,
  { priced }: CartChanges,
  { id, includeCompleted, allowExternalShippingFee, forceRefresh }: GetCart,
): Promise<PricedCart> {
  const { db, pricing } = ports;
  const stored = id ? await pricing.find(ctx, db, id, {}) : null;
  if (stored && ctx.caller.wantsAccountCart && waitsForSignIn(ctx, stored.cart)) throw signInForCart();
  const found = stored && isReachable(ctx, stored.cart) ? stored : null;
  const open = found?.cart.completedAt === null ? found : null;
  const known = includeCompleted ? found : open;
  const isAccountCartWanted = ctx.caller.wantsAccountCart && !known?.cart.completedAt;
  let from = isAccountCartWanted ? await ofAccount(ctx, ports, open) : known;
  if (!from) ports.admitNew(ctx);
  from ??= await pricing.open(ctx, db);
  const { cart } = from;
  if (!forceRefresh || cart.completedAt !== null || cart.lines.length === 0)
    return priced(ctx, db, from, allowExternalShippingFee);
  if (withoutUnavailable(cart, from.skus).length === 0)
    return priced(ctx, db, from, allowExternalShippingFee);
  return withLockedCart(ctx, db, cart.id, async (on, locked) => {
    const now = await pricing.read(ctx, on, cart.id, {});
    const removed = locked.completedAt === null ? withoutUnavailable(now.cart, now.skus) : [];
    const remaining = removed.length === 0 ? now.cart : await saveCart(ctx, on, now.cart, removed);
    return priced(ctx, on, { ...now, cart: remaining ?? now.cart }, allowExternalShippingFee);
  });
}

/** A copy under a new id, of open and completed carts; lines that are no longer for sale are included and flagged. */
export const cloneCart = (
  ctx: Context,
  { db, pricing }: Pick<ReadingPorts, 'db' | 'pricing'>,
  { stored }: CartChanges,
  id: string,
  resetPromotions: boolean,
): Promise<PricedCart> =>
  withTransaction(db, async on => {
    const source = (await pricing.find(ctx, on, id, {}))?.cart;
    if (!source || !isReachable(ctx, source)) throw unusable(ctx, source);
    const { merchantData, customerId } = source;
    const copy = await insertCart(on, ctx, {
      promoCode: resetPromotions ? null : source.promoCode,
      merchantData,
      customerId,
      plainPrices: resetPromotions || source.plainPrices,
    });
    const lines = source.lines.map(line => ({ ...line, id: randomUUID() }));
    await insertLines(on, copy.id, lines);
    return stored(ctx, on, copy.id);
  });
