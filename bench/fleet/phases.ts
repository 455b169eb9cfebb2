/** What happens to the database of a fleet. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createDatabase, silentLogger } from '#backend/commands.ts';
import { countSalesDaily } from '#backend/testing.ts';
import type { Fleet } from './fleet.ts';

interface Outcome {
  changes: number;
  /** Of the index, in all instances together. */
  rebuilds: number;
}

/** Each is a transaction of its own, as a price in Studio or from another system. */
async function lowerPrice(pool: Pool, id: number): Promise<number> {
  const answers: unknown = await pool.query(`begin; update price set selling_minor = selling_minor - 1
    where product_id = ${id} and selling_minor > 1000; select announce_catalogue('price', ${id});
    select currval(pg_get_serial_sequence('catalogue_change', 'version'))::int as version; commit`);
  return Number((answers as { rows: { version?: number }[] }[])[3]?.rows[0]?.version);
}

export async function changePrices(fleet: Fleet, changes: number, perSecond: number): Promise<Outcome> {
  const { products, pool } = fleet.database;
  const start = performance.now();
  const running = new Set<Promise<void>>();
  for (let turn = 0; turn < changes; turn += 1) {
    const wait = start + (turn * 1000) / perSecond - performance.now();
    if (wait > 1) await sleep(wait);
    const id = products[turn % products.length] ?? 0;
    while (fleet.isWaiting(id)) await sleep(1);
    const change = fleet.change(id, () => lowerPrice(pool, id)).finally(() => running.delete(change));
    running.add(change);
  }
  await Promise.all(running);
  return { changes, rebuilds: 0 };
}

const DURING_PER_SECOND = 20;
const IMPORT_SECONDS = 5;

/** A twentieth of the products gets other prices and names in one long transaction, while single prices change as well. */
export async function importProducts(fleet: Fleet): Promise<Outcome> {
  const { products, pool } = fleet.database;
  const client = await pool.connect();
  const single = IMPORT_SECONDS * DURING_PER_SECOND;
  const imported = products.slice(single).filter((_, at) => at % 20 === 0);
  try {
    await client.query('begin');
    await client.query('update price set selling_minor = selling_minor * 9 / 10 where product_id = any($1)', [
      imported,
    ]);
    await client.query("update product_text set name = name || ' +' where product_id = any($1)", [imported]);
    await changePrices(fleet, single, DURING_PER_SECOND);
    await client.query("select announce_catalogue('all', null)");
    await client.query('commit');
  } finally {
    client.release();
  }
  // While one instance after the other builds its index anew.
  await changePrices(fleet, single, DURING_PER_SECOND);
  return { changes: imported.length + 2 * single, rebuilds: fleet.instances.length };
}

/** Orders of the last day: each of three products of a category. */
const orders = `
  with ordered as (
    insert into shop_order (public_id, cart_id, channel_id, market_id, language_id, currency_code, status, email, customer_type,
      billing_address, shipping_address, payment_id, payment_name, payment_type, payment_fee_minor, shipping_id, shipping_name,
      shipping_fee_minor, shipping_vat_bp, cart_snapshot, items_minor, items_vat_minor, discount_minor, total_minor, total_vat_minor)
    select gen_random_uuid(), gen_random_uuid(), '1|fi', (select min(market_id) from market), 'fi-FI', 'EUR', 'completed', 'anna@example.com', 'PERSON',
      '{}', '{}', 1, 'bank', 'STANDARD', 0, 1, 'parcel', 0, 0, '{}', 0, 0, 0, 0, 0
    from generate_series(1, $2::int) returning order_id
  ),
  numbered as (select order_id, row_number() over () as n from ordered),
  bought as (
    select order_id, place, ($1::int[])[1 + ((n / 4) * 3 + place) % cardinality($1::int[])] as product_id
    from numbered, generate_series(0, 2) as place
  ),
  rows as (
    insert into order_row (order_id, row_number, product_id, sku_id, article_number, name, quantity, unit_minor, unit_regular_minor,
      total_minor, total_vat_minor, vat_bp)
    select order_id, place, product_id, (select min(sku_id) from sku s where s.product_id = b.product_id), 'A', 'A', 1, 0, 0, 0, 0, 0
    from bought b returning product_id, sku_id
  ),
  sold as (
    update stock s set sold = s.sold + r.pieces from (select sku_id, count(*)::int as pieces from rows group by sku_id) r
    where s.sku_id = r.sku_id returning s.sku_id
  )
  select announce_catalogue('stock', product_id) from (select distinct product_id from rows) r`;

/** The nightly count of what was sold and bought together, while single prices change. */
export async function countSales(fleet: Fleet): Promise<Outcome> {
  const { products, pool, url } = fleet.database;
  const placed = Math.ceil(products.length / 4);
  await pool.query(orders, [products, placed]);
  const { db, close } = createDatabase({ url, logger: silentLogger, applicationName: 'bench' });
  try {
    const single = IMPORT_SECONDS * DURING_PER_SECOND;
    await Promise.all([
      countSalesDaily(db, { now: new Date() }),
      changePrices(fleet, single, DURING_PER_SECOND),
    ]);
    return { changes: placed + single, rebuilds: 0 };
  } finally {
    await close();
  }
}
