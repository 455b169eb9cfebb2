/** Access to carts: every operation on a cart passes through here. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { lockCart } from './cart.repository.ts';
import type { CartHead } from './cart.types.ts';

/** Equal to the life of the storefront's cart cookie. */
const lifetimeMs = 365 * 24 * 60 * 60 * 1000;

/** A customer's cart is visible to that customer only (R-CART-2). */
export function isReachable(ctx: Context, cart: CartHead): boolean {
  const isForeign = cart.customerId !== null && cart.customerId !== ctx.caller.customerId;
  const isExpired = cart.completedAt === null && ctx.now.getTime() - cart.updatedAt.getTime() > lifetimeMs;
  return !isForeign && !isExpired;
}

export const noSuchCart = (field = 'id'): RequestError =>
  new RequestError('CART_NOT_FOUND', 'The cart does not exist', field);

/** Runs `work` with the locked cart in one transaction, also for completed carts. @throws RequestError CART_NOT_FOUND */
export function withLockedCart<T>(
  ctx: Context,
  db: Kysely<Schema>,
  id: string,
  work: (db: Kysely<Schema>, cart: CartHead) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async transaction => {
    const cart = await lockCart(transaction, id);
    if (!cart || !isReachable(ctx, cart)) throw noSuchCart();
    return work(transaction, cart);
  });
}

/** Completed carts are read-only (R-CART-9). */
export function refuseCompleted(cart: CartHead): void {
  if (cart.completedAt !== null)
    throw new RequestError('CART_COMPLETED', 'This cart has already been ordered', 'id');
}
