/**
 * All that the price of a cart depends on, read by one statement: the cart, its lines and SKUs, campaigns and code, delivery
 * and balance. Within a transaction these are the facts by which an order is placed.
 */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { type Parts, type PartValues, partColumns, rowsPart } from '#backend/database/parts.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { CartTable } from '#backend/database/tables/cart-tables.ts';
import type { Context } from '#backend/kernel/context.ts';
import { runsAt } from '#backend/promotion/campaign-scope.ts';
import type { PromotionFacts } from '#backend/promotion/promotion-facts.ts';
import type { Promotions } from '#backend/promotion/promotions.ts';
import type { Minor } from '#kernel/money/money.ts';
import { cartOfRow, toLine } from './cart.repository.ts';
import type { Cart } from './cart.types.ts';
import { type CartSku, type SkuFacts, skuQuery, toCartSkus } from './products.ts';

// Account balance of a logged-in customer in the currency of the market.

/** As a part of the statement that reads a cart. Anonymous callers have no balance. */
const balancePart = ({ caller, market }: Context): RawBuilder<Minor> =>
  sql<Minor>`coalesce((select b.amount_minor from customer_balance b
    where b.customer_id = ${caller.customerId}::int and b.currency_code = ${market.currency.code}), 0)`;

/** What a change needs besides the stored cart. */
export interface Asked {
  /** SKUs that may join the cart. */
  skuIds?: readonly number[];
  /** The code by which the cart will be priced, instead of its own. */
  code?: string | null;
}

export interface CartFacts {
  cart: Cart;
  skus: ReadonlyMap<number, CartSku>;
  promotions: PromotionFacts;
  balance: Minor;
}

/** Expressions in the statement of `readFacts` that stand for the cart which is read. */
export const cartIdOfFacts: RawBuilder<string> = sql<string>`(select cart_id from cart_read)`;
export const skuIdsOfFacts: RawBuilder<number[]> = sql<number[]>`(select sku_ids from cart_skus)::int[]`;

interface Columns<Delivery> {
  lines: Selectable<Schema['cart_line']>[];
  skus: SkuFacts[];
  promotions: PromotionFacts;
  balance: Minor;
  delivery: Delivery;
}

/** Gifts of running campaigns, which the cart may receive. */
const giftSkus = (now: Date) => sql`
  select (c.effect ->> 'skuId')::int from campaign c
  where not c.in_price and c.effect ->> 'action' = 'free_gift' and c.effect ->> 'skuId' ~ '^[0-9]{1,9}$' and ${runsAt(now)}`;

interface Reading<P extends Parts, Delivery> {
  /** The statement that returns the cart's row; it may write it. */
  source: RawBuilder<unknown>;
  asked?: Asked | undefined;
  promotions: Pick<Promotions, 'facts'>;
  delivery: RawBuilder<Delivery>;
  /** Further values of the same moment. */
  further: P;
}

/** Null when there is no such cart. */
export async function readFacts<P extends Parts, Delivery>(
  ctx: Context,
  db: Kysely<Schema>,
  { source, asked = {}, promotions, delivery, further }: Reading<P, Delivery>,
): Promise<(CartFacts & { delivery: Delivery; further: PartValues<P> }) | null> {
  const { skuIds = [], code } = asked;
  const parts = {
    lines: rowsPart(sql`select * from line_read order by position`),
    skus: rowsPart(
      skuQuery(ctx, {
        skuIds: skuIdsOfFacts,
        customerId: sql`(select case when not plain_prices then ${ctx.caller.customerId}::int end from cart_read)`,
      }),
    ),
    promotions: promotions.facts(ctx, {
      code: code === undefined ? sql`(select promo_code from cart_read)` : sql`${code}::text`,
      productIds: sql`(select product_ids from cart_skus)::int[]`,
    }),
    balance: balancePart(ctx),
    delivery,
  };
  const { rows } = await sql<Selectable<CartTable> & Columns<Delivery> & PartValues<P>>`
    with cart_read as (${source}),
    line_read as materialized (select l.* from cart_line l where l.cart_id = ${cartIdOfFacts}),
    sku_read as materialized (
      select sku_id from line_read union select unnest(${[...skuIds]}::int[]) union ${giftSkus(ctx.now)}),
    cart_skus as materialized (select array(select sku_id from sku_read) as sku_ids,
      array(select s.product_id from sku s where s.sku_id = any (array(select sku_id from sku_read))) as product_ids)
    select cart_read.*${partColumns(parts)}${partColumns(further)} from cart_read`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    cart: cartOfRow(row, row.lines.map(toLine)),
    skus: toCartSkus(ctx, row.skus),
    promotions: row.promotions,
    balance: row.balance,
    delivery: row.delivery,
    further: row,
  };
}
