/** Reads and copies carts. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { accountCart } from './account-cart.ts';
import { reachCart, withLockedCart } from './cart-access.ts';
import { type CartChanges, saveCart } from './cart-changes.ts';
import { insertCart, insertLines } from './cart.repository.ts';
import type { PricedCart } from './cart.types.ts';
import type { Products } from './products.ts';
import { withoutUnavailable } from './refresh-cart.ts';

export interface GetCart {
  id?: string | null | undefined;
  includeCompleted?: boolean | null | undefined;
  allowExternalShippingFee?: boolean | null | undefined;
  forceRefresh?: boolean | null | undefined;
}

interface ReadingPorts {
  db: Kysely<Schema>;
  products: Products;
}

/** Never rejects: no id, or one that this caller cannot reach, gives a new, empty cart. The account's active cart is returned only on request. */
export async function getCart(
  ctx: Context,
  { db, products }: ReadingPorts,
  { priced }: CartChanges,
  { id, includeCompleted, allowExternalShippingFee, forceRefresh }: GetCart,
): Promise<PricedCart> {
  const found = id ? await reachCart(ctx, db, id) : null;
  const open = found?.completedAt === null ? found : null;
  const known = includeCompleted ? found : open;
  const isAccountCartWanted = ctx.caller.wantsAccountCart && !known?.completedAt;
  const cart =
    (isAccountCartWanted ? await accountCart(ctx, db, products, open) : known) ?? (await insertCart(db, ctx));
  if (!forceRefresh || cart.completedAt !== null || cart.lines.length === 0)
    return priced(ctx, db, { cart }, allowExternalShippingFee);
  return withLockedCart(ctx, db, cart.id, async (on, locked) => {
    const skuIds = locked.lines.map(({ skuId }) => skuId);
    const skus = await products.forCart(ctx, on, skuIds);
    const removed = locked.completedAt === null ? withoutUnavailable(locked, skus) : [];
    const remaining = removed.length === 0 ? locked : await saveCart(ctx, on, locked, removed);
    return priced(ctx, on, { cart: remaining }, allowExternalShippingFee);
  });
}

/** A copy under a new id, of open and completed carts; lines that are no longer for sale are included and flagged. */
export const cloneCart = (
  ctx: Context,
  db: Kysely<Schema>,
  { priced }: CartChanges,
  id: string,
  resetPromotions: boolean,
): Promise<PricedCart> =>
  withTransaction(db, async on => {
    const source = await reachCart(ctx, on, id);
    if (!source) throw new RequestError('CART_NOT_FOUND', 'The cart does not exist', 'id');
    const { merchantData, customerId } = source;
    const copy = await insertCart(on, ctx, {
      promoCode: resetPromotions ? null : source.promoCode,
      merchantData,
      customerId,
      plainPrices: resetPromotions || source.plainPrices,
    });
    const lines = source.lines.map(line => ({ ...line, id: randomUUID() }));
    await insertLines(on, copy.id, lines);
    return priced(ctx, on, { cart: { ...copy, lines } });
  });
