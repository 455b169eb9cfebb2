/** Access to carts: every operation on a cart passes through here. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { findCart, lockCart } from './cart.repository.ts';
import type { Cart } from './cart.types.ts';

/** Equal to the life of the storefront's cart cookie. */
const lifetimeMs = 365 * 24 * 60 * 60 * 1000;

/** A customer's cart is visible to that customer only (R-CART-2). */
export function isReachable(ctx: Context, cart: Cart): boolean {
  const isForeign = cart.customerId !== null && cart.customerId !== ctx.caller.customerId;
  const isExpired = cart.completedAt === null && ctx.now.getTime() - cart.updatedAt.getTime() > lifetimeMs;
  return !isForeign && !isExpired;
}

/** The cart, open or completed; null when this caller has no access to one. */
export async function reachCart(ctx: Context, db: Kysely<Schema>, id: string): Promise<Cart | null> {
  const cart = await findCart(db, id);
  return cart && isReachable(ctx, cart) ? cart : null;
}

/** Runs `work` with the locked cart in one transaction, also for completed carts. @throws RequestError CART_NOT_FOUND */
export function withLockedCart<T>(
  ctx: Context,
  db: Kysely<Schema>,
  id: string,
  work: (db: Kysely<Schema>, cart: Cart) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async transaction => {
    const cart = await lockCart(transaction, id);
    if (!cart || !isReachable(ctx, cart))
      throw new RequestError('CART_NOT_FOUND', 'The cart does not exist', 'id');
    return work(transaction, cart);
  });
}

/** Completed carts are read-only (R-CART-9). */
export function refuseCompleted(cart: Cart): void {
  if (cart.completedAt !== null)
    throw new RequestError('CART_COMPLETED', 'This cart has already been ordered', 'id');
}
