/** A database that hangs, resets or crawls behind a whole shop: pages go on, orders pause, and both recover by themselves (R-OPS-6, R-OPS-10). */
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createStorefront } from '#entry/entry-server.tsx';
import { loadConfig } from '#server/config/load-config.ts';
import type { Frontend } from '#server/start/frontend.ts';
import { type Shop, startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { type FaultyProxy, type NetworkState, openFaultyProxy } from './faulty-proxy.ts';
import { callApi } from './request.ts';

const frontend: Frontend = {
  assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] },
  routes: [],
  cachesPages: true,
  load: () => Promise.resolve({ createStorefront }),
};
const RECOVERY = { timeout: 10_000, interval: 50 };

let shop: Shop;
let origin: string;
let proxy: FaultyProxy;
/** Of products whose pages are not cached. */
let unseen: string[];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const { url, drop } = await createDemoDatabase();
  closing.push(drop);
  proxy = await openFaultyProxy(url);
  closing.push(proxy.close);
  const { logger } = memoryLogger();
  shop = await startShop({
    config: loadConfig({ DATABASE_URL: proxy.url, PORT: '0', CATALOGUE_INDEX: 'off' }, '/nowhere'),
    logger,
    root: process.cwd(),
    frontend,
  });
  await shop.ready;
  closing.push(() => shop.stop());
  origin = `http://127.0.0.1:${shop.port}`;
  const { data } = await callApi(origin, '{ products(take: 4, skip: 40) { products { alias } } }');
  const list = data?.['products'] as { products: { alias: string }[] } | undefined;
  unseen = (list?.products ?? []).map(({ alias }) => `/p/${alias}`);
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const page = async (path: string) => {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const newCart = '{ getCart(id: "") { id } }';

/** @proves FAULT-110 */
it.each<[string, NetworkState]>([
  ['hangs without a reset', 'hang'],
  ['resets every connection', 'reset'],
  ['answers five seconds late', 5_000],
])('serves cached pages and pauses orders while the database %s', async (_name, state) => {
  await page('/');
  const cart = (await callApi(origin, newCart)).data?.['getCart'] as { id: string };
  onTestFinished(() => proxy.become('pass'));

  proxy.become(state);
  const first = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: newCart }),
  });
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await first.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
  await vi.waitFor(
    async () => expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ ordering: 'paused' }),
    RECOVERY,
  );
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);

  const shown = await page('/');
  expect(shown.status).toBe(200);
  expect(shown.html).toContain('data-notice');
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  const missing = await page(unseen.pop() ?? '');
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '10']);
  expect(missing.html).toContain('data-notice');
  const checkout = await page('/kassa');
  expect(checkout.html).toContain('data-notice');
  const add = await callApi(
    origin,
    `mutation { addToCart(id: "${cart.id}", item: { skuId: 1, quantity: 1 }) { id } }`,
  );
  expect([add.status, add.codes]).toEqual([503, ['SERVICE_UNAVAILABLE']]);

  proxy.become('pass');
  await vi.waitFor(async () => {
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
    expect((await callApi(origin, newCart)).status).toBe(200);
  }, RECOVERY);
  expect((await page('/')).html).not.toContain('data-notice');
});

/** @proves FAULT-110 */
it('goes on selling when every round trip to the database takes half a second', async () => {
  const cart = (await callApi(origin, newCart)).data?.['getCart'] as { id: string };
  onTestFinished(() => proxy.become('pass'));
  proxy.become(500);
  const add = `mutation { addToCart(id: "${cart.id}", item: { skuId: 1, quantity: 1 }) { items { quantity } } }`;
  const together = await Promise.all([
    callApi(origin, add),
    callApi(origin, newCart),
    callApi(origin, `{ getCart(id: "${cart.id}") { id } }`),
    page(unseen.pop() ?? '/'),
  ]);
  expect(together.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(together[0].data).toEqual({ addToCart: { items: [{ quantity: 1 }] } });
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
});
