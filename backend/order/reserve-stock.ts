/** Reserves the stock of an order and releases it, so that no piece is sold twice or lost (R-ORDER-1). */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { rowsPart } from '#backend/database/parts.ts';
import type { Schema } from '#backend/database/schema.ts';

/** The kinds of stock that the pieces of a SKU were taken from; the rest came from the supplier's `static`. */
export interface Taken {
  skuId: number;
  pieces: number;
  fromStock: number;
  fromOversellable: number;
}

export interface Reservation {
  taken: readonly Taken[];
  /** A SKU was short: the caller must roll back. */
  isShort: boolean;
  /** The customer may not order: the caller must roll back. */
  isBlocked: boolean;
}

interface Before {
  sku_id: number;
  in_stock: number;
  oversellable: number;
}

/**
 * Rows are locked in the order of their ids, so that two orders with the same SKUs never deadlock; each is updated only
 * after `before` has locked it. Each row is guarded by its own condition; pieces come from in_stock first, then from
 * oversellable, `static` stays. Whether the customer is blocked is asked by the same statement.
 */
export async function reserveStock(
  db: Kysely<Schema>,
  needed: ReadonlyMap<number, number>,
  blocked: RawBuilder<boolean>,
): Promise<Reservation> {
  const skuIds = [...needed.keys()].sort((one, other) => one - other);
  const pieces = skuIds.map(skuId => needed.get(skuId) ?? 0);
  const { rows } = await sql<{ before: Before[]; updated: number; is_blocked: boolean }>`
    with before as materialized (
      select sku_id, in_stock, oversellable from stock where sku_id = any (${skuIds}::int[]) order by sku_id for update),
    updated as (
      update stock s set
        in_stock = s.in_stock - least(s.in_stock, q.pieces),
        oversellable = s.oversellable - least(s.oversellable, greatest(q.pieces - s.in_stock, 0)),
        sold = s.sold + q.pieces
      from before b join unnest(${skuIds}::int[], ${pieces}::int[]) as q (sku_id, pieces) using (sku_id)
      where s.sku_id = b.sku_id and s.in_stock + s.oversellable + s.static >= q.pieces
      returning s.sku_id)
    select ${rowsPart(sql<Before>`select * from before`)} as before,
      (select count(*)::int from updated) as updated, ${blocked} as is_blocked`.execute(db);
  const [row] = rows;
  const taken = (row?.before ?? []).map(before => {
    const wanted = needed.get(before.sku_id) ?? 0;
    const fromStock = Math.min(before.in_stock, wanted);
    const fromOversellable = Math.min(before.oversellable, wanted - fromStock);
    return { skuId: before.sku_id, pieces: wanted, fromStock, fromOversellable };
  });
  return {
    taken,
    isShort: row?.updated !== skuIds.length,
    isBlocked: row?.is_blocked ?? false,
  };
}

/** The statement that notes what an order has taken. */
export const notedTaken = (db: Kysely<Schema>, orderId: RawBuilder<number>, taken: readonly Taken[]) =>
  db.insertInto('order_stock').values(
    taken.map(({ skuId, pieces, fromStock, fromOversellable }) => ({
      order_id: orderId,
      sku_id: skuId,
      pieces,
      from_stock: fromStock,
      from_oversellable: fromOversellable,
      returned_at: null,
    })),
  );

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
  const rows = await db
    .selectFrom('order_row')
    .select('product_id')
    .where('order_id', '=', orderId)
    .execute();
  await announceStock(
    db,
    rows.map(row => row.product_id),
  );
}

/** Announces the products with changed stock to every instance of the shop, when the transaction commits. */
async function announceStock(db: Kysely<Schema>, productIds: readonly number[]): Promise<void> {
  await sql`select announce_catalogue('stock', id) from unnest(${[...new Set(productIds)]}::int[]) as id`.execute(
    db,
  );
}
