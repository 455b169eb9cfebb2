/** Figures from a page of the shop to Studio, over HTTP (R-STUDIO-200). */
import { afterAll, expect, it } from 'vitest';
import type { Shop } from '#server/start/start-shop.ts';
import type { DocumentFigures } from '#studio-api/figures.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { shopOnDatabase } from '#tests/support/shop-on-database.ts';
import { signedInAs, studioClient } from '#tests/support/studio-client.ts';

const { url, db, drop } = await createDemoDatabase();
const shops: Shop[] = [];
afterAll(async () => {
  await Promise.all(shops.map(shop => shop.stop()));
  await drop();
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const shop = await shopOnDatabase(url, env);
  shops.push(shop);
  return shop;
}

const shop = await start();
const studioOrigin = shop.studioOrigin ?? '';
const viewer = await signedInAs('viewer', { db, studioOrigin });
const front = `/api/insights/${encodeURIComponent('content:front-page')}`;

interface Shown {
  id: string;
  config: { measuring?: { noFigures?: true } };
  parts: string[];
}

/** The page as a browser has it. */
async function openPage({ origin }: Shop, path: string): Promise<Shown> {
  const html = await (await fetch(origin + path)).text();
  const text = /<script[^>]* id="state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { page } = (JSON.parse(text) as { state: { page: PageOfState } }).state;
  return {
    id: page.id,
    config: page.context.config,
    parts: Object.values(page.regions).flatMap(all =>
      all.flatMap(({ widgets }) => widgets.map(({ id }) => id)),
    ),
  };
}
interface PageOfState {
  id: string;
  context: { config: Shown['config'] };
  regions: Record<string, { widgets: { id: string }[] }[]>;
}

const send = ({ origin }: Shop, counts: readonly object[]) =>
  fetch(`${origin}/figures`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Chrome/140.0 Safari/537.36' },
    body: JSON.stringify({ v: 1, id: crypto.randomUUID(), counts }),
  });

it('counts the parts of an area for the document that fills it, beside the median of the page', async () => {
  const { id: page, parts } = await openPage(shop, '/');
  expect(parts.length).toBeGreaterThan(5);
  for (let time = 0; time < 4; time += 1) {
    const counts = parts.map((part, index) => ({ page, part, shown: 40, pressed: index + 1 }));
    expect((await send(shop, [{ page, part: '', shown: 50 }, ...counts])).status).toBe(204);
  }
  const [first = ''] = parts;
  const orders = [{ currency: 'EUR', value: 12_990 }];
  expect((await send(shop, [{ page, part: first, productViews: 3, carts: 2, orders }])).status).toBe(204);

  const { status, value } = await viewer.call('GET', front);
  expect(status).toBe(200);
  const { days, pages } = value as DocumentFigures;
  expect(days).toBe(28);
  expect(pages).toHaveLength(1);
  const [home] = pages;
  expect(home).toMatchObject({
    page: { id: 'page:home', kind: 'page', label: 'Front page' },
    views: 200,
    median: { shown: 160, rate: (parts.length + 1) / 2 / 40 },
  });
  // Every part of the area, by the ids that its document has.
  expect(home?.parts).toHaveLength(parts.length);
  expect(home?.parts.find(({ nodeId }) => nodeId === '101-1')).toEqual({
    nodeId: '101-1',
    shown: 160,
    pressed: 4,
    productViews: 3,
    carts: 2,
    orders: 1,
    values: { EUR: 12_990 },
  });
});

it('takes no part that the page does not show, and tells figures to staff alone', async () => {
  const invented = [
    { page: 'home', part: 'front-area/101/invented', shown: 1 },
    { page: 'invented', part: '', shown: 1 },
  ];
  expect((await send(shop, invented)).status).toBe(400);
  expect((await studioClient(studioOrigin).call('GET', front)).status).toBe(401);
  expect((await viewer.call('GET', '/api/insights/nothing')).status).toBe(404);
  expect((await viewer.call('GET', `${front}?days=0`)).status).toBe(400);
  const { value } = await viewer.call('GET', `/api/insights/${encodeURIComponent('page:newsletter')}`);
  expect(value).toMatchObject({ pages: [] });
});

it('neither counts nor loads what counts where Studio is off', async () => {
  const other = await start({ STUDIO: 'false' });
  expect((await openPage(other, '/')).config.measuring).toEqual({ noFigures: true });
  expect((await openPage(shop, '/')).config.measuring).toBeUndefined();
  expect((await send(other, [{ page: 'home', part: '', shown: 1 }])).status).toBe(405);
});
