/**
 * One active cart per account: at login its lines are merged with the guest's cart, and other devices get the same cart
 * (R-CART-19). It belongs to the account, so no one else reaches it by its id; after the end of a session it waits for the next login.
 */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { insertCart, linesOf, lockCart, touchCart } from './cart.repository.ts';
import type { Cart } from './cart.types.ts';
import { isReachable } from './cart-access.ts';
import { withLines } from './cart-lines.ts';
import { mergedLines } from './merge-carts.ts';
import type { CartProducts } from './products.ts';
import { saveLines } from './save-lines.ts';

const ownId = async (db: Db, customerId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('customer_cart')
    .select('cart_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.cart_id ?? null;
};

/** Does nothing for an account that was removed meanwhile. */
const remember = (db: Db, customerId: number, cartId: string) =>
  sql`insert into customer_cart (customer_id, cart_id)
    select customer_id, ${cartId} from customer where customer_id = ${customerId}
    on conflict (customer_id) do update set cart_id = excluded.cart_id`.execute(db);

/** Locks both carts in the same order every time, so that two logins never deadlock. */
async function lockOpen(ctx: Context, db: Db, ids: readonly (string | null)[]): Promise<Map<string, Cart>> {
  const carts = new Map<string, Cart>();
  for (const id of ids.filter(wanted => wanted !== null).toSorted()) {
    const cart = await lockCart(db, id);
    if (cart && cart.completedAt === null && isReachable(ctx, cart))
      carts.set(id, { ...cart, lines: await linesOf(db, id) });
  }
  return carts;
}

async function bring(ctx: Context, db: Db, products: CartProducts, own: Cart, guest: Cart): Promise<Cart> {
  const skuIds = [...own.lines, ...guest.lines].map(({ skuId }) => skuId);
  const lines = mergedLines(own, guest, await products.forCart(ctx, db, [...new Set(skuIds)]));
  const known = new Set(own.lines.map(({ id }) => id));
  await saveLines(db, ctx, own, {
    added: lines.filter(({ id }) => !known.has(id)),
    changed: lines.filter(({ id }) => known.has(id)),
    removed: [],
  });
  const promoCode = own.promoCode ?? guest.promoCode;
  if (promoCode !== own.promoCode) await touchCart(db, ctx, own.id, { promoCode });
  return { ...withLines(own, lines), promoCode };
}

const asGuest = (ctx: Context): Context => ({ ...ctx, caller: { ...ctx.caller, customerId: null } });

/** The cart that this caller continues with; `asked` is the open one of the request. Null: a new one must be created. */
export async function accountCart(
  ctx: Context,
  db: Db,
  products: CartProducts,
  asked: Cart | null,
): Promise<Cart | null> {
  const { customerId, spoofedBy } = ctx.caller;
  // Staff who act as a customer do not change the customer's cart without opening it.
  if (customerId === null || spoofedBy !== null) return asked;
  if (asked && (await ownId(db, customerId)) === asked.id) return asked;
  return withTransaction(db, async on => {
    await sql`select pg_advisory_xact_lock(hashtext('customer_cart'), ${customerId})`.execute(on);
    const ownCartId = await ownId(on, customerId);
    const carts = await lockOpen(ctx, on, [...new Set([ownCartId, asked?.id ?? null])]);
    const own = (ownCartId && carts.get(ownCartId)) || null;
    const guest = (asked && carts.get(asked.id)) || null;
    if (guest && guest.id === own?.id) return own;
    if (own) {
      if (!guest || guest.lines.length === 0) return own;
      const merged = await bring(ctx, on, products, own, guest);
      // The guest's cart is emptied, so that its id merges nothing twice. It stays one of a guest: another tab may add to it.
      await saveLines(on, asGuest(ctx), guest, { added: [], changed: [], removed: guest.lines });
      return merged;
    }
    if (guest) await touchCart(on, ctx, guest.id, {});
    const cart = guest ?? (await insertCart(on, ctx));
    await remember(on, customerId, cart.id);
    return cart;
  });
}
