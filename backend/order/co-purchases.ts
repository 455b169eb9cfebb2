/** Counts which products are bought together, so that a product page can read it like any other relation. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';

/** A pair in fewer orders than these says more about single customers than about the products. */
const FEWEST_ORDERS = 3;
/** The pairs of an order grow with the square of its products; large ones are stock-ups without a common purpose. */
const MOST_PRODUCTS = 30;
const MOST_PER_PRODUCT = 12;

/**
 * Products that share an order. Parts of one package are left out, since the shop put these together,
 * and so are the variants of one product.
 */
const pairs = (now: Date) => sql`
  with bought as (
    select distinct r.order_id, r.product_id, p.variant_group_id, coalesce(r.group_key, '') as group_key
    from shop_order o join order_row r using (order_id) join product p using (product_id)
    where o.placed_at > ${now}::timestamptz - interval '1 year'
      and o.status not in ('pending-payment', 'cancelled', 'out-of-stock')
  ),
  fitting as (
    select order_id from bought group by order_id having count(distinct product_id) between 2 and ${MOST_PRODUCTS}
  ),
  counted as (
    select a.product_id, b.product_id as other_product_id, count(distinct order_id)::int as orders
    from fitting join bought a using (order_id) join bought b using (order_id)
    where a.product_id <> b.product_id
      and (a.group_key = '' or a.group_key <> b.group_key)
      and (a.variant_group_id is null or a.variant_group_id is distinct from b.variant_group_id)
    group by a.product_id, b.product_id
    having count(distinct order_id) >= ${FEWEST_ORDERS}
  )
  select product_id, other_product_id, orders,
    row_number() over (partition by product_id order by orders desc, other_product_id)::smallint as place
  from counted`;

/** Counts the orders of the last year and replaces what was counted before. */
export async function countCoPurchases(db: Kysely<Schema>, now: Date): Promise<void> {
  await sql`
    with fresh as materialized (
      select * from (${pairs(now)}) as ranked where place <= ${MOST_PER_PRODUCT}
    ),
    removed as (
      delete from co_purchase c where not exists (
        select from fresh f where f.product_id = c.product_id and f.other_product_id = c.other_product_id)
    )
    insert into co_purchase as c (product_id, other_product_id, orders, place)
    select product_id, other_product_id, orders, place from fresh
    on conflict (product_id, other_product_id) do update set orders = excluded.orders, place = excluded.place
      where (c.orders, c.place) is distinct from (excluded.orders, excluded.place)`.execute(db);
}

/** Counts once a day, whichever instance of the shop is the first to ask; answers whether this one did. */
export const countCoPurchasesDaily = (db: Kysely<Schema>, now: Date): Promise<boolean> =>
  withTransaction(db, async on => {
    const { rows } = await sql`
      insert into co_purchase_run as r (counted_at) values (${now})
      on conflict (singleton) do update set counted_at = excluded.counted_at
        where r.counted_at < excluded.counted_at - interval '1 day'
      returning counted_at`.execute(on);
    if (rows.length === 0) return false;
    await countCoPurchases(on, now);
    return true;
  });
