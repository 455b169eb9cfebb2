/**
 * One open cart per account: who logs in with a cart in hand brings its lines along, on another device the cart is there
 * already (R-CART-19). A cart's id stays enough to use it: a session that ends costs no one their cart.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { isReachable } from './cart-access.ts';
import { withLines } from './cart-lines.ts';
import { insertCart, insertLines, lockCart, saveLines, touchCart } from './cart.repository.ts';
import type { Cart } from './cart.types.ts';
import { mergedLines } from './merge-carts.ts';
import type { Products } from './products.ts';

type Db = Kysely<Schema>;

const ownId = async (db: Db, customerId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('customer_cart')
    .select('cart_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.cart_id ?? null;
};

async function isOfAnother(db: Db, cartId: string, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_cart')
    .select('customer_id')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row !== undefined && row.customer_id !== customerId;
}

/** An account that was removed a moment ago goes on with nothing. */
const remember = (db: Db, customerId: number, cartId: string) =>
  sql`insert into customer_cart (customer_id, cart_id)
    select customer_id, ${cartId} from customer where customer_id = ${customerId}
    on conflict (customer_id) do update set cart_id = excluded.cart_id`.execute(db);

/** Both at once, always in the same order, so that two logins never wait for each other. */
async function lockOpen(ctx: Context, db: Db, ids: readonly (string | null)[]): Promise<Map<string, Cart>> {
  const carts = new Map<string, Cart>();
  for (const id of ids.filter(wanted => wanted !== null).toSorted()) {
    const cart = await lockCart(db, id);
    if (cart && cart.completedAt === null && isReachable(ctx, cart)) carts.set(id, cart);
  }
  return carts;
}

async function copyOf(ctx: Context, db: Db, { promoCode, plainPrices, lines }: Cart): Promise<Cart> {
  const copy = await insertCart(db, ctx, { promoCode, plainPrices });
  const own = lines.map(line => ({ ...line, id: randomUUID() }));
  await insertLines(db, copy.id, own);
  return { ...copy, lines: own };
}

async function bring(ctx: Context, db: Db, products: Products, own: Cart, guest: Cart): Promise<Cart> {
  const skuIds = [...own.lines, ...guest.lines].map(({ skuId }) => skuId);
  const lines = mergedLines(own, guest, await products.forCart(ctx, db, [...new Set(skuIds)]));
  const known = new Set(own.lines.map(({ id }) => id));
  await saveLines(db, ctx, own.id, {
    added: lines.filter(({ id }) => !known.has(id)),
    changed: lines.filter(({ id }) => known.has(id)),
    removed: [],
  });
  const promoCode = own.promoCode ?? guest.promoCode;
  if (promoCode !== own.promoCode) await touchCart(db, ctx, own.id, { promoCode });
  return { ...withLines(own, lines), promoCode };
}

/** The cart that this caller goes on with, `asked` being the open one they came with; null: a new one is to be made. */
export async function accountCart(
  ctx: Context,
  db: Db,
  products: Products,
  asked: Cart | null,
): Promise<Cart | null> {
  const { customerId, spoofedBy } = ctx.caller;
  // Staff in a customer's name touch nothing that they do not open themselves.
  if (customerId === null || spoofedBy !== null) return asked;
  if (asked && (await ownId(db, customerId)) === asked.id) return asked;
  return withTransaction(db, async on => {
    await sql`select pg_advisory_xact_lock(hashtext('customer_cart'), ${customerId})`.execute(on);
    const ownCartId = await ownId(on, customerId);
    const carts = await lockOpen(ctx, on, [...new Set([ownCartId, asked?.id ?? null])]);
    const own = (ownCartId && carts.get(ownCartId)) || null;
    const guest = (asked && carts.get(asked.id)) || null;
    if (guest && guest.id === own?.id) return own;
    const isForeign = guest !== null && (await isOfAnother(on, guest.id, customerId));
    if (own) {
      if (!guest || guest.lines.length === 0) return own;
      const merged = await bring(ctx, on, products, own, guest);
      // Once: who comes with the old id again brings nothing twice. Another account keeps its own.
      if (!isForeign) await saveLines(on, ctx, guest.id, { added: [], changed: [], removed: guest.lines });
      return merged;
    }
    const cart = isForeign && guest ? await copyOf(ctx, on, guest) : (guest ?? (await insertCart(on, ctx)));
    await remember(on, customerId, cart.id);
    return cart;
  });
}
