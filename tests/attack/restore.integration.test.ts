/** The restore drill: a backup is made while orders are placed, and a shop is opened from it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import { createBackend } from '#backend/index.ts';
import { backup, check, restore } from '#backend/testing.ts';
import { addToCart, newCart, placeOrder } from '../support/purchase-documents.mjs';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { aContext, goodCheckout, openSmallShop } from '../support/worlds/small-shop.ts';

const skuId = 2;
const STOCK = 1000;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Runs before its database is removed, whatever the result of the test.
  onTestFinished(() => client.end());
  return client;
}

async function emptyDatabase() {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const client = await connect(url);
  await client.query('drop schema public cascade; create schema public');
  return { url, client };
}

/** Orders one piece through the API of a shop that was opened from the database; returns the number of the order. */
async function orderFrom(url: string): Promise<unknown> {
  const backend = await createBackend({
    databaseUrl: url,
    logger: pino({ level: 'silent' }),
    origin: 'http://shop.test',
    connections: 15,
  });
  onTestFinished(() => backend.close());
  const ask = async (documentText: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const { data, errors } = await backend.execute({
      documentText,
      variables,
      caller: { requestId: 'drill' },
    });
    expect(errors).toBeUndefined();
    return data;
  };
  const cart: { getCart?: unknown } = (await ask(newCart)) ?? {};
  const { id } = cart.getCart as { id: string };
  await ask(addToCart, {
    id,
    item: { skuId, quantity: 1 },
  });
  const placed = await ask(placeOrder, { id, checkout: goodCheckout });
  const { placeOrder: order } = placed as { placeOrder: { orderId: string } };
  return { orderId: order.orderId };
}

/** @proves FAULT-118 */
it('restores a backup made while orders are placed: all that were acknowledged before, none by half', async () => {
  const shop = await openSmallShop();
  await shop.pool.query('update stock set in_stock = $1 where sku_id = $2', [STOCK, skuId]);
  const acknowledged: string[] = [];
  const buyOne = async () => {
    const cartId = await shop.cartWith({ skuId, quantity: 1 });
    acknowledged.push((await shop.orders.place(aContext(), cartId, goodCheckout)).orderId);
  };
  for (let count = 0; count < 5; count += 1) await buyOne();
  const stopping = new AbortController();
  const buyers = [1, 2, 3].map(async () => {
    while (!stopping.signal.aborted) await buyOne();
  });

  const folder = mkdtempSync(join(temporaryFolder(), 'atv-drill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'shop.backup');
  const source = await connect(shop.url);
  const before = [...acknowledged];
  await backup(source, path);
  stopping.abort();
  await Promise.all(buyers);
  expect(acknowledged.length).toBeGreaterThan(before.length);

  const { url, client } = await emptyDatabase();
  await restore({ url, path, logger: silentLogger });
  expect(await check(client)).toEqual([]);
  const { rows } = await client.query<{ id: string }>('select order_id::text as id from shop_order');
  const restored = rows.map(({ id }) => id);
  expect(before.filter(id => !restored.includes(id))).toEqual([]);
  expect(restored.filter(id => !acknowledged.includes(id))).toEqual([]);
  const { rows: sums } = await client.query<{ pieces: number; mails: number }>(
    `select s.in_stock + (select sum(quantity) from order_row where sku_id = s.sku_id)::int as pieces,
      (select count(*) from outbox where kind = 'order-confirmation')::int as mails from stock s where s.sku_id = $1`,
    [skuId],
  );
  expect(sums).toEqual([{ pieces: STOCK, mails: restored.length }]);

  const next = await orderFrom(url);
  expect(restored.map(orderId => ({ orderId }))).not.toContainEqual(next);
  expect(next).toMatchObject({ orderId: expect.stringMatching(/^\d+$/) });
  expect(await check(client)).toEqual([]);
});
