/** Takes the pieces of an order out of stock, so that no piece is ever sold twice (faults 32, 33, I2). */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { RequestError } from '#backend/kernel/request-error.ts';

/**
 * Rows are locked in the order of their ids: two orders over the same skus wait for one another and never deadlock.
 * Each row is guarded by its own condition; pieces come from in_stock first, then from oversellable, `static` stays.
 * Throws OUT_OF_STOCK when one sku is short: the caller's transaction undoes the rest.
 */
export async function reserveStock(db: Kysely<Schema>, needed: ReadonlyMap<number, number>): Promise<void> {
  const skuIds = [...needed.keys()].sort((one, other) => one - other);
  const pieces = skuIds.map(skuId => needed.get(skuId) ?? 0);
  await db
    .selectFrom('stock')
    .select('sku_id')
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
}

/** Tells every copy of the shop which products have less stock now, when the transaction commits. */
export async function announceStock(db: Kysely<Schema>, productIds: readonly number[]): Promise<void> {
  await sql`select announce_catalogue('stock', id) from unnest(${[...new Set(productIds)]}::int[]) as id`.execute(
    db,
  );
}
