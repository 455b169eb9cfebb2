/** Stock and prices in Studio's API, on a real database: who may, and what is refused with nothing changed. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createArticleDesk } from '#backend/testing.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { type Role, roles } from '#studio-api/staff.ts';
import { openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { createAuthorise } from '../http/authorise.ts';
import { toRoutes } from '../http/to-routes.ts';
import { articleEndpoints } from './article-endpoints.ts';

const origin = 'https://studio.shop.example';
const own = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const stock = { inStock: 5, oversellable: 0 };
const price = { regular: 12_000, selling: 10_000 };
const recount = { action: 'stock', was: stock, stock: { ...stock, inStock: 6 }, reason: '' } as const;
const reprice = { action: 'price', marketId: 'market-fi', was: price, price, reason: '' } as const;

async function openStudio() {
  const shop = await openSmallShop();
  let role: Role = 'sales';
  let needsStepUp = false;
  const staff = {
    id: randomUUID(),
    mail: 'ann@shop.example',
    name: 'Ann',
    locale: 'sv',
    endsAt: '',
    markets: null,
  } as const;
  const authorise = createAuthorise({
    callerOf: async () => ({ ...staff, role, needsStepUp, hasPasskey: true }),
  });
  const world = await httpWorld(
    toRoutes(articleEndpoints(createArticleDesk(shop.db)), { authorise, origins: new Set([origin]) }),
  );
  return {
    shop,
    get: (number: string) =>
      world.get(`/api/articles/one?language=fi&number=${encodeURIComponent(number)}`, own),
    post: (path: string, body: object, headers: Record<string, string> = own) =>
      world.get(`/api/articles/${path}`, headers, { method: 'POST', body: JSON.stringify(body) }),
    be: (next: Role, isIdle = false) => {
      role = next;
      needsStepUp = isIdle;
    },
  };
}

it('answers sales and admins alone, from Studio’s own pages, and changes nothing without who they are', async () => {
  const { get, post, be } = await openStudio();
  const statuses = async () => [
    (await post('search', { search: 's1' })).status,
    (await get('S1')).status,
    (await post('corrections?number=S1', { ...reprice, was: { ...price, selling: 1 } })).status,
  ];
  for (const role of roles) {
    be(role);
    const isAllowed = role === 'sales' || role === 'admin';
    expect([role, await statuses()]).toEqual([role, isAllowed ? [200, 200, 409] : [403, 403, 403]]);
  }
  be('sales');
  const foreign = { ...own, origin: 'https://shop.example', 'sec-fetch-site': 'same-site' };
  expect((await post('corrections?number=S1', recount, foreign)).status).toBe(403);
  be('sales', true);
  const idle = await post('corrections?number=S1', recount);
  expect([idle.status, await idle.json()]).toMatchObject([403, { code: 'STEP_UP' }]);
});

it.each([
  { ...recount, stock: { ...stock, inStock: -1 } },
  { ...recount, stock: { ...stock, inStock: 1.5 } },
  { ...recount, stock: { ...stock, inStock: 1e12 } },
  { ...recount, stock: { ...stock, inStock: '6' } },
  { ...recount, reason: 'x'.repeat(301) },
  { ...recount, sold: 0 },
  { ...reprice, price: { regular: 100, selling: 0 } },
  { ...reprice, price: { regular: 100, selling: 101 } },
  { ...reprice, price: { regular: 100, selling: 99.5 } },
  { ...reprice, marketId: 7 },
  { action: 'delete' },
])('refuses %j and changes nothing', async body => {
  const { shop, post } = await openStudio();
  expect((await post('corrections?number=S1', body)).status).toBe(400);
  const { rows } = await shop.pool.query(
    `select in_stock, regular_minor, selling_minor from stock, price
     where sku_id = 1 and product_id = 1 and market_id = 'market-fi'`,
  );
  expect(rows).toEqual([{ in_stock: 5, regular_minor: 12_000, selling_minor: 10_000 }]);
});

it('reads numbers with any signs, and knows no others', async () => {
  const { shop, get, post } = await openStudio();
  await shop.pool.query(`update sku set article_number = 'ä/1 #2?' where sku_id = 1`);
  expect(await (await get('ä/1 #2?')).json()).toMatchObject({ articleNumber: 'ä/1 #2?', inStock: 5 });
  expect((await post(`corrections?number=${encodeURIComponent('ä/1 #2?')}`, recount)).status).toBe(200);
  for (const none of ['S1', '0', "' or 1=1 --", '%'])
    expect([none, (await get(none)).status]).toEqual([none, 404]);
});
