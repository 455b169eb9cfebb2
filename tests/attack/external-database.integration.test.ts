/** DATABASE_URL with an external PostgreSQL server: an ordinary user is enough, and the shop survives an outage of the server. */
import { Client, Pool } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase, silentLogger } from '#backend/commands.ts';
import { createBackend, migrate } from '#backend/index.ts';
import { check } from '#backend/testing.ts';
import { createLogger } from '#server/http/create-logger.ts';
import { fillDemo } from '../support/demo-folder.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { openExternalServer, systemPostgres15 } from './external-server.ts';
import { buyOne, type Purchase, startBuyers } from './purchases.ts';
import { callApi } from './request.ts';
import { startFromSources } from './start-from-sources.ts';

async function preparePurchase(pool: Pool): Promise<Purchase> {
  const { rows } = await pool.query<Purchase>(
    `select s.sku_id as "skuId", (select payment_id from payment_option where market_id = p.market_id and not needs_identity_number and checkout_type = 'STANDARD' order by provider_way nulls first limit 1) as "paymentId"
     from sku s join stock using (sku_id) join price p using (product_id) join product using (product_id) where p.market_id in (select market_id from market where alias = 'fi') and type = 'product' and in_stock > 9 limit 1`,
  );
  const purchase = rows[0] ?? { skuId: 0, paymentId: 0 };
  await pool.query('update stock set in_stock = 5000, sold = 0 where sku_id = $1', [purchase.skuId]);
  await pool.query("select announce_catalogue('all', null)");
  return purchase;
}

/** @proves FAULT-110 */
it('sells from an external server, returns 503 during its outage and recovers without a restart', async () => {
  const server = await openExternalServer();
  const shop = await startFromSources({ DATABASE_URL: server.url, SEED_PRODUCTS: '30' });
  const pool = new Pool({ connectionString: server.url });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  const purchase = await preparePurchase(pool);

  const buyers = startBuyers(shop.origin, purchase);
  await buyers.waitForOrders(20);
  await server.kill();
  const duringOutage = await fetch(`${shop.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ getCart(id: "") { id } }' }),
  });
  expect([duringOutage.status, duringOutage.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await duringOutage.json()).toMatchObject({
    errors: [
      {
        message: expect.stringContaining('nothing was charged'),
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      },
    ],
  });
  await server.start();
  const since = Date.now();
  await vi.waitFor(
    async () => expect((await callApi(shop.origin, '{ getCart(id: "") { id } }')).status).toBe(200),
    {
      timeout: 10_000,
      interval: 50,
    },
  );
  expect(Date.now() - since).toBeLessThan(10_000);
  await buyers.waitForOrders(buyers.acknowledged.length + 10);
  await buyers.stop();
  await buyOne(shop.origin, purchase);
  await expectNothingLost(pool, buyers.acknowledged, purchase.skuId, 5000);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  onTestFinished(() => client.end());
  expect((await check(client)).filter(finding => !finding.includes('counts as sold'))).toEqual([]);
});

const postgres15 = systemPostgres15();

it.runIf(postgres15)('runs on PostgreSQL 15', async () => {
  const server = await openExternalServer(postgres15);
  await migrate({ url: server.url, logger: silentLogger });
  const database = createDatabase({ url: server.url, logger: silentLogger });
  onTestFinished(() => database.close());
  await fillDemo(server.url, 30);
  const loggedErrors: string[] = [];
  const backend = await createBackend({
    databaseUrl: server.url,
    logger: createLogger({ level: 'error', readable: false, write: line => void loggedErrors.push(line) }),
    origin: 'http://shop.test',
  });
  onTestFinished(() => backend.close());
  const { data, errors } = await backend.execute({
    documentText:
      '{ products(filter: { searchText: "renkaat" }) { count filters { facets { filterId } } } all: products(take: 200) { count products { productId unitPrice { sellingPriceIncVat } } } categories { name } getCart(id: "") { id } }',
    caller: { requestId: 'r' },
  });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ all: { count: expect.any(Number) } });
  expect(loggedErrors).toEqual([]);
});
