/** Reserves the stock of an order and releases it, so that no piece is sold twice or lost (R-ORDER-1). */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

function wantedOf(needed: ReadonlyMap<number, number>) {
  const skuIds = [...needed.keys()].sort((one, other) => one - other);
  const pieces = skuIds.map(skuId => needed.get(skuId) ?? 0);
  return {
    skuIds,
    wanted: sql`select * from unnest(${skuIds}::int[], ${pieces}::int[]) as q (sku_id, pieces)`,
  };
}

/**
 * The parts of an order's statement that take its pieces and note what was taken, so that a cancelled order gives it back.
 * Rows are locked in the order of their ids, so that two orders with the same SKUs never deadlock; each is updated only
 * after `before` has locked it. Each row is guarded by its own condition; pieces come from in_stock first, then from
 * oversellable, `static` stays.
 */
export function reservedStock(needed: ReadonlyMap<number, number>, orderId: RawBuilder<number>) {
  const { skuIds, wanted } = wantedOf(needed);
  return {
    wanted,
    before: sql`select sku_id, in_stock, oversellable from stock where sku_id = any (${skuIds}::int[]) order by sku_id for update`,
    updated: sql`
      update stock s set
        in_stock = s.in_stock - least(s.in_stock, q.pieces),
        oversellable = s.oversellable - least(s.oversellable, greatest(q.pieces - s.in_stock, 0)),
        sold = s.sold + q.pieces
      from before b join wanted q using (sku_id)
      where s.sku_id = b.sku_id and s.in_stock + s.oversellable + s.static >= q.pieces
      returning s.sku_id`,
    noted: sql`
      insert into order_stock (order_id, sku_id, pieces, from_stock, from_oversellable)
      select ${orderId}, q.sku_id, q.pieces, least(b.in_stock, q.pieces), least(b.oversellable, greatest(q.pieces - b.in_stock, 0))
      from before b join wanted q using (sku_id)`,
  };
}

/** As `reservedStock`, for an order that takes its pieces when it is paid: they must be there, and are noted as given back. */
export function unreservedStock(needed: ReadonlyMap<number, number>, orderId: RawBuilder<number>, now: Date) {
  const { skuIds, wanted } = wantedOf(needed);
  return {
    wanted,
    updated: sql`
      select s.sku_id from stock s join wanted q using (sku_id)
      where s.sku_id = any (${skuIds}::int[]) and s.in_stock + s.oversellable + s.static >= q.pieces`,
    noted: sql`
      insert into order_stock (order_id, sku_id, pieces, from_stock, from_oversellable, returned_at)
      select ${orderId}, q.sku_id, q.pieces, 0, 0, ${now}::timestamptz from wanted q`,
  };
}

/** Over the parts of `reservedStock` or `unreservedStock`: whether a SKU was short, so that the caller must roll back. */
export const isShort = sql<boolean>`(select count(*) from updated) < (select count(*) from wanted)`;

/** Releases the stock of an order once: a repeat changes nothing. */
export async function returnStock(db: Kysely<Schema>, orderId: number, now: Date): Promise<void> {
  await sql`select s.sku_id from stock s join order_stock o using (sku_id)
    where o.order_id = ${orderId} order by s.sku_id for update of s`.execute(db);
  await sql`
    with back as (
      update order_stock set returned_at = ${now} where order_id = ${orderId} and returned_at is null
      returning sku_id, pieces, from_stock, from_oversellable)
    update stock s set in_stock = s.in_stock + back.from_stock, oversellable = s.oversellable + back.from_oversellable,
      sold = s.sold - back.pieces
    from back where s.sku_id = back.sku_id`.execute(db);
  await announceOrder(db, orderId);
}

/** Takes the stock of an order whose stock was returned; false, without changes, when a product is short. Inside a transaction. */
export async function takeStockAgain(db: Kysely<Schema>, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ is_enough: boolean }>`
    select s.in_stock + s.oversellable + s.static >= o.pieces as is_enough
    from stock s join order_stock o using (sku_id)
    where o.order_id = ${orderId} and o.returned_at is not null order by s.sku_id for update of s`.execute(
    db,
  );
  if (!rows.every(({ is_enough: isEnough }) => isEnough)) return false;
  await sql`
    with before as (
      select s.sku_id, s.in_stock, s.oversellable, o.pieces from stock s join order_stock o using (sku_id)
      where o.order_id = ${orderId} and o.returned_at is not null),
    noted as (
      update order_stock o set returned_at = null, from_stock = least(b.in_stock, b.pieces),
        from_oversellable = least(b.oversellable, greatest(b.pieces - b.in_stock, 0))
      from before b where o.order_id = ${orderId} and o.sku_id = b.sku_id)
    update stock s set in_stock = s.in_stock - least(s.in_stock, b.pieces),
      oversellable = s.oversellable - least(s.oversellable, greatest(b.pieces - s.in_stock, 0)), sold = s.sold + b.pieces
    from before b where s.sku_id = b.sku_id`.execute(db);
  await announceOrder(db, orderId);
  return true;
}

/** Announces the products of an order to every instance of the shop, when the transaction commits. */
async function announceOrder(db: Kysely<Schema>, orderId: number): Promise<void> {
  await sql`select announce_catalogue('stock', id)
    from (select distinct product_id from order_row where order_id = ${orderId}) r (id)`.execute(db);
}
