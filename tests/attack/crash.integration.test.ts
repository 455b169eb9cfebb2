/** The shop or its database is killed while orders are placed: every acknowledged order exists and no stock is lost (R-ORDER-12). */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openSmallShop } from '../support/worlds/small-shop.ts';
import { expectNoCanaries, secretSettings, sendCanaries } from './canaries.ts';
import { databaseOf, stockedPurchase } from './embedded-shop.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { buyOne, type Purchase, startBuyers } from './purchases.ts';
import { startFromSources } from './start-from-sources.ts';

async function readMetrics(origin: string): Promise<ReadonlyMap<string, number>> {
  const headers = { authorization: `Bearer ${secretSettings.OPERATIONS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

const rope: Purchase = { skuId: 2, paymentId: 11 };

/** @proves FAULT-52, FAULT-113 */
it('keeps every acknowledged order when it is killed while orders are placed', async () => {
  const { pool, url } = await openSmallShop();
  await pool.query('update stock set in_stock = 5000 where sku_id = $1', [rope.skuId]);
  const shop = await startFromSources({ DATABASE_URL: url });
  const buyers = startBuyers(shop.origin, rope);
  await buyers.waitForOrders(30);
  await shop.kill();
  await buyers.stop();

  const again = await startFromSources({ DATABASE_URL: url });
  await expectNothingLost(pool, buyers.acknowledged, rope.skuId, 5000);
  const { orderId: next } = await buyOne(again.origin, rope);
  expect(buyers.acknowledged).not.toContain(next);
});

/** @proves FAULT-53, FAULT-9, FAULT-58, FAULT-105, FAULT-117 */
it('recovers without a restart when its database is killed while orders are placed, and logs no secret', async () => {
  const data = mkdtempSync(join(temporaryFolder(), 'atv-crash-'));
  const shop = await startFromSources({
    ...secretSettings,
    DATA_DIR: data,
    SEED_PRODUCTS: '30',
    LOG_LEVEL: 'trace',
  });
  const { pool, server } = databaseOf(shop);
  const purchase = await stockedPurchase(pool, 5000);

  const buyers = startBuyers(shop.origin, purchase);
  await buyers.waitForOrders(30);
  process.kill(server, 'SIGKILL');
  const before = buyers.acknowledged.length;
  await buyers.waitForOrders(before + 20);
  await buyers.stop();
  expect(shop.child.exitCode).toBeNull();
  await expectNothingLost(pool, buyers.acknowledged, purchase.skuId, 5000);

  // The buyers may have opened as many carts as their network may in a minute.
  const { cartId } = await vi.waitFor(() => buyOne(shop.origin, purchase), {
    timeout: 90_000,
    interval: 1_000,
  });
  await sendCanaries(shop.origin, cartId);
  expect((await fetch(`${shop.origin}/metrics`)).status).toBe(404);
  const figures = await readMetrics(shop.origin);
  expect(figures.get('shop_orders_placed_total')).toBeGreaterThan(buyers.acknowledged.length);
  const { rows: mails } = await pool.query<{ count: number }>(
    'select count(*)::int from outbox where sent_at is null and parked_at is null',
  );
  expect(figures.get('shop_outbox_pending')).toBe(mails[0]?.count);
  expect(figures.get('shop_database_up')).toBe(1);
  expect(figures.get('shop_database_connections{pool="shop",state="waiting"}')).toBe(0);
  expect(await shop.stop()).toBe(0);
  expectNoCanaries(shop.lines);
  rmSync(data, { recursive: true, force: true });
});
