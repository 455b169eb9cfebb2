/** The database that a shop in another process has started for itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import { DATABASE_USER } from '#backend/testing.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import type { Purchase } from './purchases.ts';

export interface EmbeddedDatabase {
  pool: Pool;
  /** Process id of the server. */
  server: number;
}

export function databaseOf({ lines }: ShopProcess): EmbeddedDatabase {
  const home = String(lines.find(({ msg }) => msg === 'database ready')?.['home']);
  const read = (file: string) => readFileSync(join(home, 'cluster', file), 'utf8').split('\n');
  const [server = '', , , port = ''] = read('postmaster.pid');
  const [password] = read('shop-password');
  const pool = new Pool({
    connectionString: `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`,
  });
  // The pool's connections fail with the server that is killed.
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  return { pool, server: Number(server) };
}

/** A product of the demo shop with so many pieces in stock, and a way to pay for it. */
export async function stockedPurchase(pool: Pool, pieces: number): Promise<Purchase> {
  const { rows } = await pool.query<Purchase>(
    `select s.sku_id as "skuId", (select payment_id from payment_option where market_id = p.market_id and not needs_identity_number and provider_way is null limit 1) as "paymentId"
     from sku s join stock using (sku_id) join price p using (product_id) join product using (product_id) where p.market_id in (select market_id from market where alias = 'fi') and type = 'product' and in_stock > 9 limit 1`,
  );
  const purchase = rows[0] ?? { skuId: 0, paymentId: 0 };
  await pool.query('update stock set in_stock = $2, sold = 0 where sku_id = $1', [purchase.skuId, pieces]);
  await pool.query("select announce_catalogue('all', null)");
  return purchase;
}
