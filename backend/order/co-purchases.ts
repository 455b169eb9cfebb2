/** Counts which products are bought together, so that a product page can read it like any other relation. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

/** A pair in fewer orders than these says more about single customers than about the products. */
const FEWEST_ORDERS = 3;
/** The pairs of an order grow with the square of its products; large ones are stock-ups without a common purpose. */
const MAX_PRODUCTS = 30;
const MAX_PER_PRODUCT = 12;
/** Products per statement, so that each stays far from the time limit of statements. */
const PORTION = 500;

/** Orders that count: paid for, or to be paid by invoice, within the last year. */
const countedOrders = (now: Date) => sql`
  select order_id from shop_order
  where placed_at > ${now}::timestamptz - interval '1 year'
    and status not in ('pending-payment', 'cancelled', 'out-of-stock')`;

/** Ids of the products that may have a pair now, or had one before. */
async function productsToCount(db: Kysely<Schema>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from order_row where order_id in (${countedOrders(now)})
    union select product_id from co_purchase`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The products that share orders with these. Parts of one package are left out, since the shop put these together,
 * and so are the variants of one product.
 */
const pairsOf = (productIds: readonly number[], now: Date) => sql`
  with own as (
    select distinct order_id, product_id, variant_group_id, coalesce(group_key, '') as group_key
    from order_row join product using (product_id)
    where product_id = any(${productIds}::int[]) and order_id in (${countedOrders(now)})
  ),
  fitting as (
    select order_id from order_row where order_id in (select order_id from own)
    group by order_id having count(distinct product_id) between 2 and ${MAX_PRODUCTS}
  )
  select own.product_id, other.product_id as other_product_id, count(distinct order_id)::int as orders
  from fitting join own using (order_id) join order_row other using (order_id)
    join product on product.product_id = other.product_id
  where other.product_id <> own.product_id
    and (own.group_key = '' or own.group_key is distinct from other.group_key)
    and (own.variant_group_id is null or own.variant_group_id is distinct from product.variant_group_id)
  group by own.product_id, other.product_id
  having count(distinct order_id) >= ${FEWEST_ORDERS}`;

/** Replaces what was counted for these products before. */
const countPortion = (db: Kysely<Schema>, productIds: readonly number[], now: Date) =>
  sql`
    with ranked as (
      select *, row_number() over (partition by product_id order by orders desc, other_product_id)::smallint as place
      from (${pairsOf(productIds, now)}) as pairs
    ),
    fresh as materialized (
      select * from ranked where place <= ${MAX_PER_PRODUCT}
    ),
    removed as (
      delete from co_purchase c where product_id = any(${productIds}::int[]) and not exists (
        select from fresh f where f.product_id = c.product_id and f.other_product_id = c.other_product_id)
    )
    insert into co_purchase as c (product_id, other_product_id, orders, place)
    select product_id, other_product_id, orders, place from fresh
    on conflict (product_id, other_product_id) do update set orders = excluded.orders, place = excluded.place
      where (c.orders, c.place) is distinct from (excluded.orders, excluded.place)`.execute(db);

/** Counts the orders of the last year. */
export async function countCoPurchases(db: Kysely<Schema>, now: Date): Promise<void> {
  const productIds = await productsToCount(db, now);
  for (let at = 0; at < productIds.length; at += PORTION)
    await countPortion(db, productIds.slice(at, at + PORTION), now);
}

/** After new orders, lists by most sold and pages with co-purchases are built again. */
async function announceSales(db: Kysely<Schema>, now: Date): Promise<void> {
  await sql`select announce_catalogue('all', null)
    where exists (select from shop_order where updated_at > ${now}::timestamptz - interval '25 hours')`.execute(
    db,
  );
}

/** Counts once a day, whichever instance of the shop is the first to ask; answers whether this one did. */
export async function countCoPurchasesDaily(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into co_purchase_run as r (counted_at) values (${now})
    on conflict (singleton) do update set counted_at = excluded.counted_at
      where r.counted_at < excluded.counted_at - interval '1 day'
    returning counted_at`.execute(db);
  if (rows.length === 0) return false;
  try {
    await countCoPurchases(db, now);
    await announceSales(db, now);
  } catch (error) {
    // The next check counts again instead of the next day's.
    await sql`delete from co_purchase_run`.execute(db);
    throw error;
  }
  return true;
}
