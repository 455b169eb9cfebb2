/** Carts and their lines in the database. Lines are changed only while the row of their cart is locked. */
import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { writeLater } from '#backend/database/later-commit.ts';
import type { Db, Schema } from '#backend/database/schema.ts';
import type { CartTable } from '#backend/database/tables/cart-tables.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { AnsweredTotal, Cart, CartHead, CartLine } from './cart.types.ts';

/** 128 random bits as a UUID: the id is the permission to use the cart (R-CART-1). */
function newCartId(): string {
  const hex = randomBytes(16).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isCartId = (text: string): boolean => shape.test(text);

type LineRow = Selectable<Schema['cart_line']>;

export function toLine(row: LineRow): CartLine {
  const { package_id: packageId, package_group_id: groupId, package_option_id: optionId } = row;
  const isPart = packageId !== null && groupId !== null && optionId !== null;
  return {
    id: row.line_id,
    skuId: row.sku_id,
    quantity: row.quantity,
    message: row.message,
    groupKey: row.group_key,
    package: isPart ? { packageId, groupId, optionId } : null,
  };
}

export const cartOfRow = (row: Selectable<CartTable>, lines: readonly CartLine[]): Cart => ({
  id: row.cart_id,
  promoCode: row.promo_code,
  merchantData: row.merchant_data,
  externalShipping: row.external_shipping_minor,
  customerId: row.customer_id,
  plainPrices: row.plain_prices,
  completedAt: row.completed_at,
  updatedAt: row.updated_at,
  version: row.version,
  answered:
    row.answered_minor === null || row.answered_currency === null
      ? null
      : { minor: row.answered_minor, currency: row.answered_currency },
  lines,
});

/** Locks a cart until the transaction ends, without its lines: they must be read after the lock. Null for an unknown or malformed id. */
export async function lockCart(db: Db, id: string): Promise<CartHead | null> {
  if (!isCartId(id)) return null;
  const row = await db
    .selectFrom('cart')
    .selectAll()
    .where('cart_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? cartOfRow(row, []) : null;
}

/** The lines of a cart, oldest first. */
export async function linesOf(db: Db, cartId: string): Promise<CartLine[]> {
  const query = db.selectFrom('cart_line').selectAll().where('cart_id', '=', cartId).orderBy('position');
  return (await query.execute()).map(toLine);
}

/** The account that owns what this caller opens or changes; null for guests, and for staff who act as a customer. */
export const ownerId = ({ caller }: Context): number | null =>
  caller.spoofedBy === null ? caller.customerId : null;

/** Whether this use makes the cart that of an account (R-CART-2). */
export const becomesOwn = (ctx: Context, cart: Pick<CartHead, 'customerId'>): boolean =>
  cart.customerId === null && ownerId(ctx) !== null;

interface NewCart {
  promoCode?: string | null;
  merchantData?: string | null;
  customerId?: number | null;
  plainPrices?: boolean;
}

/** The statement that writes a new cart and returns its row. */
export const insertedCart = (db: Db, ctx: Context, cart: NewCart = {}) =>
  db
    .insertInto('cart')
    .values({
      cart_id: newCartId(),
      channel_id: ctx.channel.id,
      market_id: ctx.market.id,
      promo_code: cart.promoCode ?? null,
      merchant_data: cart.merchantData ?? null,
      external_shipping_minor: null,
      customer_id: cart.customerId ?? ownerId(ctx),
      plain_prices: cart.plainPrices ?? false,
      completed_at: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returningAll();

export const insertCart = async (db: Db, ctx: Context, cart: NewCart = {}): Promise<Cart> =>
  cartOfRow(await insertedCart(db, ctx, cart).executeTakeFirstOrThrow(), []);

export interface CartPatch {
  promoCode?: string | null;
  merchantData?: string;
  externalShipping?: Minor | null;
  completedAt?: Date;
  answered?: AnsweredTotal;
}

/** Records that the confirmation of the order was seen; only the first time counts. */
export async function markConfirmed(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('cart')
    .set({ confirmed_at: now })
    .where('cart_id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function isConfirmed(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('cart').select('confirmed_at').where('cart_id', '=', id).executeTakeFirst();
  // A cart that was deleted long ago counts as seen.
  return row?.confirmed_at !== null;
}

/** The statement that records a change of the cart, the market in which it was last used and its account; `version`: only of this one. */
export const touchedCart = (db: Db, ctx: Context, id: string, patch: CartPatch = {}, version?: number) =>
  db
    .updateTable('cart')
    .set(eb => ({
      version: eb('version', '+', 1),
      updated_at: ctx.now,
      market_id: ctx.market.id,
      customer_id: sql<number | null>`coalesce(customer_id, ${ownerId(ctx)}::int)`,
      ...(patch.promoCode !== undefined && { promo_code: patch.promoCode }),
      ...(patch.merchantData !== undefined && { merchant_data: patch.merchantData }),
      ...(patch.externalShipping !== undefined && { external_shipping_minor: patch.externalShipping }),
      ...(patch.completedAt !== undefined && { completed_at: patch.completedAt }),
      ...(patch.answered && {
        answered_minor: patch.answered.minor,
        answered_currency: patch.answered.currency,
      }),
    }))
    .where('cart_id', '=', id)
    .$if(version !== undefined, query => query.where('version', '=', version ?? 0));

/** Runs `touchedCart`. False: the cart has another version. */
export const touchCart = async (
  db: Db,
  ctx: Context,
  id: string,
  patch: CartPatch,
  version?: number,
): Promise<boolean> =>
  (await writeLater(db, touchedCart(db, ctx, id, patch, version).returning('cart_id'))) > 0;

const inserted = (db: Db, cartId: string, lines: readonly CartLine[]) =>
  db.insertInto('cart_line').values(
    lines.map(line => ({
      line_id: line.id,
      cart_id: cartId,
      sku_id: line.skuId,
      quantity: line.quantity,
      message: line.message,
      group_key: line.groupKey,
      package_id: line.package?.packageId ?? null,
      package_group_id: line.package?.groupId ?? null,
      package_option_id: line.package?.optionId ?? null,
    })),
  );

export async function insertLines(db: Db, cartId: string, lines: readonly CartLine[]): Promise<void> {
  if (lines.length > 0) await inserted(db, cartId, lines).execute();
}
