/** What the route of figures takes, and what it adds. */
import { expect, it, vi } from 'vitest';
import type { FigureSum } from '#backend/index.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { type FiguresOptions, figuresRoute } from './figures-route.ts';
import type { KnownParts } from './known-parts.ts';

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const hero = { documentId: 'page:home', nodeId: 'hero', type: 'banner' };
const known: KnownParts = {
  // A shared part stands on the page twice.
  find: (page, part) => (page === 'home' && /^(?:again\/)?hero$/.test(part) ? hero : null),
  hasArm: () => false,
};
let reports = 0;
const report = (changes: object = {}) => {
  reports += 1;
  return {
    v: 1,
    id: `00000000-0000-4000-8000-${String(reports).padStart(12, '0')}`,
    counts: [{ page: 'home', part: 'hero', shown: 1, pressed: 1 }],
    ...changes,
  };
};

async function counter(options: Partial<FiguresOptions> = {}) {
  const add = vi.fn((_day: string, _sums: readonly FigureSum[]) => Promise.resolve());
  const world = await httpWorld([
    figuresRoute({
      figures: { add },
      parts: () => Promise.resolve(known),
      currencies: () => new Set(['EUR', 'SEK']),
      timeZone: () => 'Europe/Helsinki',
      ownOrigins: new Set(['https://shop.example']),
      now: () => new Date('2026-11-30T22:30:00Z'),
      ...options,
    }),
  ]);
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    world.get(
      '/figures',
      { 'sec-fetch-site': 'same-origin', 'user-agent': browser, ...headers },
      { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
    );
  return { ...world, add, send };
}

it('adds to the day of the shop, orders by currency, and a part that stands twice once per view', async () => {
  const { add, send } = await counter();
  const orders = [
    { currency: 'EUR', value: 12_990 },
    { currency: 'SEK', value: 5_000 },
  ];
  const counts = [
    { page: 'home', part: 'hero', shown: 2, pressed: 1 },
    { page: 'home', part: 'again/hero', shown: 1, productViews: 3, carts: 1, orders },
  ];
  expect((await send(report({ counts }))).status).toBe(204);
  expect(add).toHaveBeenCalledExactlyOnceWith('2026-12-01', [
    {
      ...hero,
      page: 'home',
      arm: '',
      currency: '',
      ...zero,
      shown: 2,
      pressed: 1,
      productViews: 3,
      carts: 1,
    },
    { ...hero, page: 'home', arm: '', currency: 'EUR', ...zero, orders: 1, value: 12_990 },
    { ...hero, page: 'home', arm: '', currency: 'SEK', ...zero, orders: 1, value: 5_000 },
  ]);
});

const zero = { shown: 0, pressed: 0, productViews: 0, carts: 0, orders: 0, value: 0 };

it('leaves out what no page shows, and refuses a report of nothing else', async () => {
  const { add, send } = await counter();
  const invented = [
    { page: 'invented', part: 'hero', shown: 1 },
    { page: 'home', part: 'invented', shown: 1 },
    { page: 'home', part: 'again/hero', orders: [{ currency: 'XXX', value: 1 }] },
  ];
  expect((await send(report({ counts: invented }))).status).toBe(400);
  const mixed = report({ counts: [...invented, { page: 'home', part: 'hero', shown: 1 }] });
  expect((await send(mixed)).status).toBe(204);
  expect(add.mock.calls.map(([, sums]) => sums)).toEqual([
    [{ ...hero, page: 'home', arm: '', currency: '', ...zero, shown: 1 }],
  ]);
});

it('refuses a part that is counted twice in one report', async () => {
  const { add, send } = await counter();
  const count = { page: 'home', part: 'hero', shown: 50 };
  expect((await send(report({ counts: [count, count] }))).status).toBe(400);
  expect(add).not.toHaveBeenCalled();
});

it('counts a repeated report once, and one that could not be added again', async () => {
  const { add, send } = await counter();
  const same = report();
  add.mockRejectedValueOnce(new Error('the database is away'));
  expect((await send(same)).status).toBe(500);
  expect((await send(same)).status).toBe(204);
  expect((await send(same)).status).toBe(204);
  expect(add).toHaveBeenCalledTimes(2);
});

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
  'python-requests/2.32',
  'facebookexternalhit/1.1 (preview)',
])('counts nothing of %s', async agent => {
  const { add, send } = await counter();
  expect((await send(report(), { 'user-agent': agent })).status).toBe(204);
  expect(add).not.toHaveBeenCalled();
});

it('counts a browser of a phone that is called a bot', async () => {
  const { add, send } = await counter();
  const phone = 'Mozilla/5.0 (Linux; Android 13; CUBOT X30) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  expect((await send(report(), { 'user-agent': phone })).status).toBe(204);
  expect(add).toHaveBeenCalledOnce();
});

it.each([
  ['no JSON', '{'],
  ['another version', report({ v: 2 })],
  ['an unknown field', report({ visitor: 'anna' })],
  ['no name of its own', report({ id: 'anna@example.com' })],
  ['nothing', report({ counts: [] })],
  ['more than a page can count', report({ counts: [{ page: 'home', part: 'hero', shown: 51 }] })],
  [
    'an order of no possible value',
    report({ counts: [{ page: 'home', part: 'hero', orders: [{ currency: 'EUR', value: -1 }] }] }),
  ],
])('rejects %s', async (_what, body) => {
  const { add, send } = await counter();
  expect((await send(body)).status).toBe(400);
  expect(add).not.toHaveBeenCalled();
});

it('rejects other sites, other methods, large bodies and too many reports', async () => {
  const { send, get, add } = await counter({ limit: { each: 2, together: 10 } });
  expect((await send(report(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await get('/figures')).status).toBe(405);
  expect((await send('x'.repeat(40_000))).status).toBe(413);
  expect((await send(report())).status).toBe(204);
  const refused = await send(report());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(add).toHaveBeenCalledOnce();
});
