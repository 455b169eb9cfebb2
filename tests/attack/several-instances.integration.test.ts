/** Several instances of the shop on one database: they start together, notify each other of changes, and survive the loss of one (R-OPS-7). */
import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import { migrate } from '#backend/index.ts';
import { migrations } from '#backend/testing.ts';
import { addressFor, type SignalWay, signalWays } from '../support/change-signals.ts';
import { placeOrder as placeOrderText } from '../support/purchase-documents.mjs';
import type { ShopProcess } from '../support/shop-process.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { goodCheckout, openSmallShop } from '../support/worlds/small-shop.ts';
import { openSmallShopApi } from '../support/worlds/small-shop-api.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { openProxy } from './proxy.ts';
import { type Purchase, startBuyers } from './purchases.ts';
import { callApi } from './request.ts';
import { bundled, startFromSources } from './start-from-sources.ts';

const rope: Purchase = { skuId: 2, paymentId: 11 };
const WITHIN_2_S = { timeout: 2_000, interval: 20 };

const start = async (url: string, way: SignalWay): Promise<ShopProcess> =>
  startFromSources({
    DATABASE_URL: await addressFor(way, url),
    DATABASE_POOLING: way.pooling,
    CHANGE_SIGNAL: way.changeSignal,
  });

it.each(signalWays)(
  'loses no order when one of two instances is killed, and both notice changes $name',
  async way => {
    const { pool, url } = await openSmallShop();
    await pool.query('update stock set in_stock = 5000 where sku_id = $1', [rope.skuId]);
    const instances = await Promise.all([start(url, way), start(url, way)]);

    const price = async ({ origin }: ShopProcess) => {
      const { data } = await callApi(
        origin,
        '{ product(productId: 1) { unitPrice { sellingPriceIncVat } } }',
      );
      return (data?.['product'] as { unitPrice: { sellingPriceIncVat: number } } | null)?.unitPrice
        .sellingPriceIncVat;
    };
    const listed = async ({ origin }: ShopProcess) => {
      const { data } = await callApi(
        origin,
        '{ products(filter: { productIds: [1] }) { products { unitPrice { sellingPriceIncVat } } } }',
      );
      const list = data?.['products'] as
        | { products: { unitPrice: { sellingPriceIncVat: number } }[] }
        | undefined;
      return list?.products[0]?.unitPrice.sellingPriceIncVat;
    };
    const menu = async ({ origin }: ShopProcess) =>
      (await callApi(origin, '{ getMenuAtLocation(menuLocationId: "main") { id } }')).data?.[
        'getMenuAtLocation'
      ];
    const page = async ({ origin }: ShopProcess) => (await fetch(`${origin}/`)).text();

    const before = await Promise.all(instances.map(page));
    expect(await Promise.all(instances.map(price))).toEqual([100, 100]);
    expect(await Promise.all(instances.map(listed))).toEqual([100, 100]);
    expect(await Promise.all(instances.map(menu))).toEqual([null, null]);
    await pool.query(`begin; update price set selling_minor = 9000 where product_id = 1 and market_id = 'market-fi';
    select announce_catalogue('price', 1); commit`);
    await pool.query(`begin; insert into menu (menu_id, name, locations, items) values ('main', 'Main', '{main}', '[]');
    select announce_catalogue('content', null); commit`);
    await vi.waitFor(async () => {
      expect(await Promise.all(instances.map(price))).toEqual([90, 90]);
      expect(await Promise.all(instances.map(listed))).toEqual([90, 90]);
      expect(await Promise.all(instances.map(menu))).toEqual([{ id: 'main' }, { id: 'main' }]);
      const after = await Promise.all(instances.map(page));
      for (const [at, text] of after.entries()) expect(text).not.toBe(before[at]);
    }, WITHIN_2_S);

    const proxy = await openProxy(instances.map(({ origin }) => origin));
    const buyers = startBuyers(proxy, rope);
    await buyers.waitForOrders(20);
    await instances[0]?.kill();
    await buyers.waitForOrders(buyers.acknowledged.length + 20);
    await buyers.stop();
    await expectNothingLost(pool, buyers.acknowledged, rope.skuId, 5000);
  },
);

/** @proves FAULT-109 */
it('migrates an empty database once when instances start together', async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('drop schema public cascade; create schema public');
  const instances = await Promise.all(Array.from({ length: 4 }, () => migrateAsProcess(url)));
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  expect(instances.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  const applied = instances.flatMap(({ output }) => output.match(/\d{4}-[a-z0-9-]+/g) ?? []);
  expect(applied.toSorted()).toEqual(migrations.map(({ name }) => name));
});

it('continues to sell while a newer instance migrates the tables', async () => {
  const { ask: run, shop } = await openSmallShopApi();
  await shop.pool.query('update stock set in_stock = 5000 where sku_id = $1', [rope.skuId]);
  const buy = async () => {
    const id = await shop.cartWith({ skuId: rope.skuId, quantity: 1 });
    const { placeOrder } = await run<{ placeOrder: { orderId: string } }>(placeOrderText, {
      id,
      checkout: goodCheckout,
    });
    return placeOrder.orderId;
  };
  const later = {
    name: '9999-later',
    up: `alter table cart add column colour text; create table later (id int);
      alter table shop_order add column paper text default 'white'; alter table order_row add column ribbon text;`,
  };
  const before = await buy();
  const [meanwhile] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, buy)),
    migrate({ url: shop.url, logger: silentLogger, migrations: [...migrations, later] }),
  ]);
  const after = await buy();
  await expectNothingLost(shop.pool, [before, ...meanwhile, after], rope.skuId, 5000);
  // An instance of this version can still start beside the newer one.
  expect(await migrate({ url: shop.url, logger: silentLogger })).toEqual([]);
});

/** `npm run db -- migrate` in a separate process. */
async function migrateAsProcess(url: string): Promise<{ code: number | null; output: string }> {
  const args = [await bundled('backend/operations/cli.ts'), 'migrate', '--database-url', url];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise(resolve => child.once('close', code => resolve({ code, output })));
}
