/** Reserves the stock of an order and releases it, so that no piece is sold twice or lost (R-ORDER-1). */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { RequestError } from '#backend/kernel/request-error.ts';

/** The kinds of stock that the pieces of a SKU were taken from; the rest came from the supplier's `static`. */
export interface Taken {
  skuId: number;
  pieces: number;
  fromStock: number;
  fromOversellable: number;
}

/**
 * Rows are locked in the order of their ids, so that two orders with the same SKUs never deadlock. Each row is guarded by
 * its own condition; pieces come from in_stock first, then from oversellable, `static` stays.
 * @throws RequestError OUT_OF_STOCK when a SKU is short, so that the caller's transaction rolls back
 */
export async function reserveStock(
  db: Kysely<Schema>,
  needed: ReadonlyMap<number, number>,
): Promise<Taken[]> {
  const skuIds = [...needed.keys()].sort((one, other) => one - other);
  const pieces = skuIds.map(skuId => needed.get(skuId) ?? 0);
  const before = await db
    .selectFrom('stock')
    .select(['sku_id', 'in_stock', 'oversellable'])
    .where('sku_id', 'in', skuIds)
    .orderBy('sku_id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ sku_id: number }>`
    update stock s set
      in_stock = s.in_stock - least(s.in_stock, q.pieces),
      oversellable = s.oversellable - least(s.oversellable, greatest(q.pieces - s.in_stock, 0)),
      sold = s.sold + q.pieces
    from unnest(${skuIds}::int[], ${pieces}::int[]) as q (sku_id, pieces)
    where s.sku_id = q.sku_id and s.in_stock + s.oversellable + s.static >= q.pieces
    returning s.sku_id`.execute(db);
  if (rows.length !== skuIds.length)
    throw new RequestError('OUT_OF_STOCK', 'A product of this order is not in stock any more', 'cartId');
  return before.map(row => {
    const wanted = needed.get(row.sku_id) ?? 0;
    const fromStock = Math.min(row.in_stock, wanted);
    const fromOversellable = Math.min(row.oversellable, wanted - fromStock);
    return { skuId: row.sku_id, pieces: wanted, fromStock, fromOversellable };
  });
}

export async function noteTaken(db: Kysely<Schema>, orderId: number, taken: readonly Taken[]): Promise<void> {
  await db
    .insertInto('order_stock')
    .values(
      taken.map(({ skuId, pieces, fromStock, fromOversellable }) => ({
        order_id: orderId,
        sku_id: skuId,
        pieces,
        from_stock: fromStock,
        from_oversellable: fromOversellable,
        returned_at: null,
      })),
    )
    .execute();
}

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
export async function announceStock(db: Kysely<Schema>, productIds: readonly number[]): Promise<void> {
  await sql`select announce_catalogue('stock', id) from unnest(${[...new Set(productIds)]}::int[]) as id`.execute(
    db,
  );
}
