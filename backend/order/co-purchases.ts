/** Counts which products are bought together, and announces once a day what was sold: lists and product pages follow both. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { ifFree } from '#backend/database/while-locked.ts';

/** A pair in fewer orders than these says more about single customers than about the products. */
const FEWEST_ORDERS = 3;
/** The pairs of an order grow with the square of its products; large ones are stock-ups without a common purpose. */
const MAX_PRODUCTS = 30;
const MAX_PER_PRODUCT = 12;
/** Any number: one instance of the shop counts. */
const LOCK = 7_390_223;
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

/**
 * Replaces what was counted for these products before, and announces those of which other products are shown, or in another
 * order. Returns how many were announced.
 */
async function countPortion(db: Kysely<Schema>, productIds: readonly number[], now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
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
      returning c.product_id
    ),
    altered as (
      select product_id from removed
      union select f.product_id from fresh f left join co_purchase c using (product_id, other_product_id)
        where c.place is distinct from f.place
    ),
    told as (
      insert into catalogue_change (kind, product_id) select 'co-purchases', product_id from altered returning version
    ),
    written as (
      insert into co_purchase as c (product_id, other_product_id, orders, place)
      select product_id, other_product_id, orders, place from fresh
      on conflict (product_id, other_product_id) do update set orders = excluded.orders, place = excluded.place
        where (c.orders, c.place) is distinct from (excluded.orders, excluded.place)
    )
    select count(*)::int as count, pg_notify('catalogue', max(version)::text) from told having count(*) > 0`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface Counting {
  now: Date;
  /** Between two announcements: pages that depend on sales are not all rendered again at once. */
  pauseMs?: number | undefined;
  /** @throws its reason between two portions */
  signal?: AbortSignal | undefined;
}

const PAUSE_MS = 2_000;

async function pause({ pauseMs = PAUSE_MS, signal }: Counting): Promise<void> {
  await sleep(pauseMs, undefined, { signal });
}

/** Counts the orders of the last year. */
export async function countCoPurchases(db: Kysely<Schema>, counting: Counting): Promise<void> {
  const productIds = await productsToCount(db, counting.now);
  for (let at = 0; at < productIds.length; at += PORTION) {
    counting.signal?.throwIfAborted();
    if ((await countPortion(db, productIds.slice(at, at + PORTION), counting.now)) > 0) await pause(counting);
  }
}

/** Products that orders took or gave back since; those of one category follow each other, since they outdate the same lists. */
async function productsSold(db: Kysely<Schema>, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product p
    where product_id in (select product_id from catalogue_change where kind = 'stock' and changed_at > ${since})
      and exists (select from order_row r where r.product_id = p.product_id)
    order by primary_category_id, product_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Every order and every piece that comes back is announced as stock when it happens; what was sold counts from now on. */
async function announceSales(db: Kysely<Schema>, since: Date, counting: Counting): Promise<void> {
  const productIds = await productsSold(db, since);
  for (let at = 0; at < productIds.length; at += PORTION) {
    counting.signal?.throwIfAborted();
    await sql`
      with told as (insert into catalogue_change (kind, product_id)
        select 'sales', id from unnest(${productIds.slice(at, at + PORTION)}::int[]) as id returning version)
      select pg_notify('catalogue', max(version)::text) from told`.execute(db);
    await pause(counting);
  }
}

const DAY_MS = 86_400_000;
/** Clocks of instances and of the database differ. */
const MARGIN_MS = 3_600_000;
/** Announced changes are removed after seven days. */
const ANNOUNCED_MS = 6 * DAY_MS;

async function countSince(db: Kysely<Schema>, before: Date | null, counting: Counting): Promise<void> {
  const { now } = counting;
  await countCoPurchases(db, counting);
  const since = new Date((before ?? new Date(now.getTime() - DAY_MS)).getTime() - MARGIN_MS);
  if (now.getTime() - since.getTime() < ANNOUNCED_MS) await announceSales(db, since, counting);
  else await sql`select announce_catalogue('all', null)`.execute(db);
  await sql`
    insert into co_purchase_run (counted_at) values (${now})
    on conflict (singleton) do update set counted_at = excluded.counted_at`.execute(db);
}

/**
 * Counts once a day what was sold and what was bought together, whichever instance of the shop is the first to ask; answers
 * whether this one did. A count that is interrupted is made again by the next one that asks.
 */
export async function countSalesDaily(db: Kysely<Schema>, counting: Counting): Promise<boolean> {
  const counted = await ifFree(db, LOCK, async () => {
    const { rows } = await sql<{ at: Date }>`select counted_at as at from co_purchase_run`.execute(db);
    const before = rows[0]?.at ?? null;
    if (before !== null && counting.now.getTime() - before.getTime() <= DAY_MS) return false;
    await countSince(db, before, counting);
    return true;
  });
  return counted?.result ?? false;
}
