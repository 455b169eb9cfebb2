/** Every acknowledged order exists once, and the stock that is missing is in orders. */
import type { Pool } from 'pg';
import { expect } from 'vitest';

export async function expectNothingLost(
  pool: Pick<Pool, 'query'>,
  acknowledged: readonly string[],
  skuId: number,
  stock: number,
): Promise<void> {
  const { rows: orders } = await pool.query<{ order_id: string }>('select order_id::text from shop_order');
  const numbers = orders.map(({ order_id }) => order_id);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(acknowledged.filter(order => !numbers.includes(order))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const { rows } = await pool.query<{ left: number; sold: number; ordered: number }>(
    `select s.in_stock as left, s.sold, (select coalesce(sum(quantity), 0)::int from order_row where sku_id = $1) as ordered
     from stock s where s.sku_id = $1`,
    [skuId],
  );
  const [{ left, sold, ordered } = { left: -1, sold: -1, ordered: -1 }] = rows;
  expect({ left: left + ordered, sold }).toEqual({ left: stock, sold: ordered });
}
