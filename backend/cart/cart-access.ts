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

const isExpired = (ctx: Context, { completedAt, updatedAt }: CartHead): boolean =>
  completedAt === null && ctx.now.getTime() - updatedAt.getTime() > lifetimeMs;

/** A customer's cart is visible to that customer only (R-CART-2). */
export function isReachable(ctx: Context, cart: CartHead): boolean {
  const isForeign = cart.customerId !== null && cart.customerId !== ctx.caller.customerId;
  return !isForeign && !isExpired(ctx, cart);
}

export const noSuchCart = (field = 'id'): RequestError =>
  new RequestError('CART_NOT_FOUND', 'The cart does not exist', field);

/** Whether only the sign-in is missing: the open cart of an account, asked for by a caller whose session may have ended. */
export const waitsForSignIn = (ctx: Context, cart: CartHead): boolean =>
  cart.customerId !== null &&
  ctx.caller.customerId === null &&
  cart.completedAt === null &&
  !isExpired(ctx, cart);

export const signInForCart = (): RequestError =>
  new RequestError('UNAUTHORIZED', 'The cart belongs to an account: sign in to use it', 'id');

/**
 * The error of a cart that the caller cannot use. A session that has ended is not a cart that is gone: the client signs in
 * again and goes on with the same cart.
 */
export const unusable = (ctx: Context, cart: CartHead | null | undefined): RequestError =>
  cart && waitsForSignIn(ctx, cart) ? signInForCart() : noSuchCart();

/** Runs `work` with the locked cart in one transaction, also for completed carts. @throws RequestError CART_NOT_FOUND, UNAUTHORIZED */
export function withLockedCart<T>(
  ctx: Context,
  db: Kysely<Schema>,
  id: string,
  work: (db: Kysely<Schema>, cart: CartHead) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async transaction => {
    const cart = await lockCart(transaction, id);
    if (!cart || !isReachable(ctx, cart)) throw unusable(ctx, cart);
    return work(transaction, cart);
  });
}

/** Completed carts are read-only (R-CART-9). */
export function refuseCompleted(cart: CartHead): void {
  if (cart.completedAt !== null)
    throw new RequestError('CART_COMPLETED', 'This cart has already been ordered', 'id');
}
