/** A shop with all its services configured: what they break when they fail, and what they reveal. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { settings } from '#server/config/setting.ts';
import { type BuiltShop, makeBuiltShop } from '../support/built-shop.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { main, waitForHydration } from './steps.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ consent: 'marketing' });

const MAX_SHIFT = 0.01;
const canary = (name: string) => `canary-${name}-0123456789abcdefghijklmnop`;

/** Of every setting that is secret. The database is the embedded one, which makes its own password. */
const secrets = {
  OPERATIONS_TOKEN: canary('operations'),
  COMMERCE_API_KEY: canary('platform'),
  COMMERCE_API_KEYS: canary('clients'),
  COMMERCE_SERVER_KEYS: canary('servers'),
  AUTH_SECRET: canary('auth'),
  SIGN_URL: `http://127.0.0.1:9/sign/${canary('sign')}/`,
  VEHICLE_API_PASSWORD: canary('vehicles'),
  MAIL_URL: `smtp://shop:${canary('mail')}@127.0.0.1:9`,
  PAYMENT_SECRET: canary('payment'),
  EDGE_KEY: canary('edge'),
  TELEMETRY_URL: `http://127.0.0.1:9/${canary('telemetry')}`,
};
/** Whose secrets these are. */
const users = { VEHICLE_API_USER: 'shop', EDGE: 'varnish', EDGE_URLS: 'http://127.0.0.1:9' };
const ofTheDatabase = ['DATABASE_URL', 'DATABASE_REPLICA_URLS'];

const thirdParties = {
  FLOWBOX_ACTIVE: 'true',
  NOSTO_ACCOUNT_ID: 'shop-12345678',
  SERVICE_REVIEW_SCRIPT: 'https://static.reviews.example/widget.js?key={API_KEY}',
  SERVICE_REVIEW_KEY: 'reviews-key',
};
const foreign = /flowbox|nosto|reviews\.example|youtube/;

const widgets = [
  { type: 'flowbox', v: 2, id: 'feed', props: { key: 'demo-flow' } },
  { type: 'nosto-feed', v: 2, id: 'for-you', props: { placement: 'frontpage-nosto-1' } },
  { type: 'service-review', v: 1, id: 'reviews', props: {} },
  {
    type: 'video',
    v: 1,
    id: 'clip',
    props: { provider: 'youtube', videoId: 'aqz-KE-bpKQ', title: { fi: 'Hihna', sv: 'Rem' } },
  },
];

let built: BuiltShop;
let shop: ShopProcess;

test.beforeAll(async () => {
  built = makeBuiltShop();
  const file = join(built.root, 'pages/home.page.json');
  const page = JSON.parse(readFileSync(file, 'utf8')) as { regions: { main: unknown[] } };
  // Above all else, so that the whole page moves when one of them takes another height.
  page.regions.main.unshift({ kind: 'container', id: 'services', layout: 'full', widgets });
  writeFileSync(file, JSON.stringify(page, null, 2));
  shop = await built.start({ SEED_PRODUCTS: '60', ...secrets, ...users, ...thirdParties });
});

test.afterAll(async () => {
  await shop?.stop();
  built?.remove();
});

/** How a service fails; each is given the browser's request. */
const failures: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'is blocked': route => route.abort('blockedbyclient'),
  'never answers': () => new Promise(() => undefined),
  'loads and does nothing': route => route.fulfill({ contentType: 'text/javascript', body: '' }),
  throws: route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("thrown by a service")' }),
  'offers functions that throw': route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.flowbox = window.nostojs = () => { throw new Error('thrown by a service'); };`,
    }),
  'replaces its own place': route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `for (const place of document.querySelectorAll('[id^=flowbox-], [data-review-widget]'))
        place.replaceWith(Object.assign(document.createElement('div'), { textContent: 'replaced' }));`,
    }),
};

const heightOf = (page: Page, id: string) =>
  main(page)
    .locator(`[data-widget="${id}"]`)
    .evaluate(element => Math.round(element.getBoundingClientRect().height));
const heights = async (page: Page) => {
  const found: Record<string, number> = {};
  for (const { type } of widgets) found[type] = await heightOf(page, type);
  return found;
};

/** @proves FAULT-90 */
for (const [failure, answer] of Object.entries(failures))
  test(`the page is complete, and nothing moves, when every service ${failure}`, async ({
    page,
    browserErrors,
    t,
  }) => {
    // The service's own failure, and what the shop reports of it.
    browserErrors.allow(
      /thrown by a service/,
      /The script of \S+ could not be loaded/,
      /flowbox|nosto|reviews/,
    );
    // One service may replace the place of another before React has hydrated it; the page then keeps its HTML (decision 0111).
    if (failure === 'replaces its own place') browserErrors.allow(/React error #418/);
    await page.addInitScript(recordShifts);
    const asked = new Set<string>();
    await page.route(
      url => foreign.test(url.host),
      async route => {
        asked.add(new URL(route.request().url()).host);
        await answer(route);
      },
    );
    await page.clock.install();
    await page.goto(shop.origin, { waitUntil: 'domcontentloaded' });
    await expect(main(page).getByRole('article').first()).toBeVisible();
    // The style sheets of rare widgets follow the first paint on a busy machine.
    await expect.poll(() => heightOf(page, 'video')).toBeGreaterThan(100);
    const reserved = await heights(page);
    await waitForHydration(page, t);
    await expect.poll(() => [...asked].toSorted().length).toBe(3);
    // Nosto is asked a second after its script has run.
    await page.clock.fastForward(1_500);
    expect(await heights(page)).toEqual(reserved);
    await main(page)
      .getByRole('button', { name: t('A11Y_PLAY_VIDEO', { name: 'Hihna' }) })
      .click();
    await expect(main(page).locator('iframe')).toBeAttached();
    expect(await heights(page)).toEqual(reserved);
    const { sum, said } = await shiftsOf(page);
    expect(sum, said).toBeLessThanOrEqual(MAX_SHIFT);

    // The application goes on.
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/p\//);
  });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1));

const privatePaths = [
  ...['/.git/config', '/.git/HEAD', '/.env', '/.npmrc', '/package.json', '/package-lock.json', '/Dockerfile'],
  ...['/src/', '/src/shop/entry/boot.ts', '/server/', '/dist/', '/dist/server/shop.cjs', '/node_modules/'],
  ...['/pages/', '/pages/home.page.json', '/pages/layouts/default.layout.json', '/locales/fi.json'],
  ...['/assets/', '/assets/.vite/manifest.json', '/.vite/manifest.json', '/fonts/', '/icons/', '/images/'],
  ...['/graphiql', '/metrics', '/data/', '/backup.sql', '/server-status', '/debug/pprof/'],
  ...[
    '/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fserver/shop.cjs',
    '/assets/%2e%2e/x',
  ],
];

/** @proves FAULT-105 */
test('serves no private file, and no configured secret in any byte', async ({ request }) => {
  const secretNames = Object.values(settings).flatMap(setting => ('secret' in setting ? [setting.env] : []));
  expect(Object.keys(secrets).concat(ofTheDatabase).toSorted()).toEqual(secretNames.toSorted());
  const studio = shop.lines.flatMap(({ msg }) => /^Studio: (http:\/\/[^/]+)/.exec(msg)?.[1] ?? [])[0] ?? '';
  const password = readFileSync(join(built.data, 'cluster/shop-password'), 'utf8').trim();
  const canaries = ['canary-', 'canary%2d', password, Buffer.from('canary-').toString('base64').slice(0, 8)];
  const leaks: string[] = [];
  const read = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 5 });
    const text = `${JSON.stringify(answer.headersArray())}\n${(await answer.body()).toString('latin1')}`;
    for (const secret of canaries) if (text.includes(secret)) leaks.push(`${secret} in ${address}`);
    return { status: answer.status(), text };
  };

  for (const path of privatePaths) {
    const { status } = await read(shop.origin + path);
    expect([400, 404], path).toContain(status);
  }
  const dist = join(built.root, 'dist');
  const served = [
    ...filesIn(join(dist, 'client')).map(path => `${shop.origin}/${path}`),
    ...filesIn(join(built.root, 'public')).map(path => `${shop.origin}/${path}`),
    ...filesIn(join(dist, 'studio')).map(path => `${studio}/${path}`),
  ].filter(address => !/\.(br|gz)$/.test(address));
  expect(served.length).toBeGreaterThan(100);
  for (const address of served) {
    const { status } = await read(address);
    if (address.endsWith('.map')) expect(status, address).toBe(404);
    // A map beside it would be found by its name.
    if (/\.(js|css)$/.test(address))
      expect((await request.head(`${address}.map`)).status(), address).toBe(404);
  }

  const { text: front } = await read(`${shop.origin}/`);
  const links = [...front.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
  const pages = ['/sv/', '/checkout', '/cart', '/s/vinssi', '/none', '/account', '/pages/manifest.2.json'];
  for (const path of new Set([...links.slice(0, 60), ...pages])) await read(shop.origin + path);
  const answers = [
    '/readyz',
    '/livez',
    '/robots.txt',
    '/sitemap.xml',
    '/submenus',
    '/panels',
    '/graphql',
    '/auth/login',
  ];
  for (const path of [...answers, '/telemetry', '/mailbox', '/vehicles/x', '/payments/return/x'])
    await read(shop.origin + path);
  await read(`${studio}/`);
  await read(`${studio}/api/session`);
  const schema = await request.post(`${shop.origin}/graphql`, {
    data: { query: '{ __schema { types { name description fields { name description } } } }' },
  });
  expect(await schema.text()).not.toContain('canary-');
  expect(leaks).toEqual([]);
});
