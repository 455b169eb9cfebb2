/** Starting and stopping: readiness, errors at the start, and shutdown. The hosted platform replaces the database. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { type Call, fakeService, type Reply } from '#server/testing/fake-service.ts';
import { fakeStorefront } from '#server/testing/fake-storefront.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import type { StorefrontOptions } from '#ssr/storefront.ts';
import { createDisposables, Stopped } from './disposables.ts';
import { featuresOf } from './features.ts';
import { StartError } from './listen.ts';
import { type Shop, startShop } from './start-shop.ts';

const markets = {
  data: {
    channel: { markets: [{ alias: 'fi' }, { alias: 'se' }, { alias: 'xx', onlyDisplayInCheckout: true }] },
  },
};

async function platform(reply: (call: Call) => Reply | Promise<Reply> = () => ({ body: markets })) {
  const { url } = await fakeService(reply);
  return { COMMERCE_API_URL: url, COMMERCE_API_KEY: 'key', PORT: '0', FOREIGN_DOCUMENTS: 'true' };
}

async function start(
  env: Record<string, string>,
  root = process.cwd(),
): Promise<{ shop: Shop; base: string; lines: Record<string, unknown>[]; served: string[] }> {
  const { logger, lines } = memoryLogger();
  const served: string[] = [];
  const storefront = fakeStorefront();
  const frontend = {
    assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] },
    routes: [],
    cachesPages: true,
    load: () =>
      Promise.resolve({
        createStorefront: ({ pages }: StorefrontOptions) => {
          served.push(...pages.map(({ id }) => id));
          return storefront;
        },
      }),
  };
  const shop = await startShop({
    config: loadConfig(env, '/nowhere'),
    logger,
    root,
    frontend,
  });
  onTestFinished(() => shop.stop());
  return { shop, base: `http://127.0.0.1:${shop.port}`, lines, served };
}

const status = async (url: string) => (await fetch(url)).status;

/** @proves FAULT-109 */
it('is alive at once, ready later, and then admits visitors', async () => {
  let open: (reply: Reply) => void = () => undefined;
  const { shop, base } = await start(await platform(() => new Promise<Reply>(resolve => (open = resolve))));
  expect(await status(`${base}/livez`)).toBe(200);
  const early = await fetch(`${base}/readyz`);
  expect([early.status, await early.json()]).toMatchObject([503, { status: 'starting' }]);
  for (const method of ['GET', 'POST', 'DELETE']) {
    const answer = await fetch(`${base}/graphql`, { method });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
  }
  const page = await fetch(`${base}/`);
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  open({ body: markets });
  await shop.ready;
  expect(await status(`${base}/readyz`)).toBe(200);
  const list = await fetch(`${base}/list`, { headers: { cookie: 'ralph-selected-market=se' } });
  expect(await list.text()).toContain('/list se fi');
  expect(shop.origin).toBe(`http://localhost:${shop.port}`);
});

it('offers no market that is only for the checkout', async () => {
  const { shop, base } = await start(await platform());
  await shop.ready;
  expect(
    await (await fetch(`${base}/list`, { headers: { cookie: 'ralph-selected-market=xx' } })).text(),
  ).toContain('/list fi fi');
});

it('starts while the platform is unavailable, and logs it', async () => {
  const { shop, base, lines } = await start(await platform(() => ({ status: 500 })));
  await shop.ready;
  expect(await status(`${base}/list`)).toBe(200);
  expect(lines.some(line => line['msg'] === 'the markets could not be read')).toBe(true);
});

it('has no /auth, and no pictures until they are configured', async () => {
  const { shop, base } = await start(await platform());
  await shop.ready;
  for (const path of [
    '/auth/login',
    '/auth/sign',
    '/images/product/raw/x.jpg',
    '/assets/x.js',
    '/package.json',
    '/graphiql',
    '/metrics',
  ])
    expect(await status(base + path)).toBe(404);
});

/** @proves FAULT-69, FAULT-98 */
it.each<[string, Reply]>([
  ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>hunter2' }],
  ['half an answer', { body: '{"data":{"a":"hunter2' }],
  ['no data', { body: { data: null } }],
  ['an error page', { status: 500, body: { errors: [{ message: 'hunter2 at db.js:1' }] } }],
])('answers 503 for one request when the platform answers %s, and masks it', async (_name, broken) => {
  let next: Reply = { body: markets };
  const { shop, base, lines } = await start(await platform(() => next));
  await shop.ready;
  const ask = () =>
    fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{a}"}',
    });
  next = broken;
  const answer = await ask();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const text = await answer.text();
  expect(text).toContain('SERVICE_UNAVAILABLE');
  expect(text).not.toContain('hunter2');
  next = { body: { data: { a: 1 } } };
  await expect.poll(async () => (await ask()).status).toBe(200);
  expect(lines.filter(({ msg }) => msg === 'operation failed').length).toBeGreaterThan(0);
});

it('has no withdrawal page without the shop’s own database', async () => {
  const { shop, served, base, lines } = await start({ ...(await platform()), FEATURES: 'withdrawals' });
  await shop.ready;
  expect(lines.some(({ msg }) => String(msg).startsWith('this shop takes no withdrawals'))).toBe(true);
  expect(served).toContain('checkout');
  expect(served).not.toContain('withdrawal');
  expect(await status(`${base}/withdrawal`)).toBe(404);
});

it.each([
  ['the shop’s own database', {}, true],
  ['a platform', { commerceApiUrl: 'https://p.example/graphql' }, false],
  [
    'a platform beside a vehicle service',
    { commerceApiUrl: 'https://p.example/graphql', vehicleApiUrl: 'https://v.example' },
    true,
  ],
])('offers vehicles with %s: %o', (_name, settings, has) => {
  const none = { features: ['vehicles'], commerceApiUrl: undefined, vehicleApiUrl: undefined };
  const features = featuresOf({ ...none, ...settings }, { hasVehicles: true });
  expect(features.includes('vehicles')).toBe(has);
  expect(features.includes('withdrawals')).toBe(!('commerceApiUrl' in settings));
  expect(featuresOf({ ...none, ...settings }, { hasVehicles: false })).not.toContain('vehicles');
});

it('does not start with a broken page and no valid revision, except in development', async () => {
  const root = mkdtempSync(join(tmpdir(), 'broken-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['pages', 'locales', 'public', 'shops/atv-huset'])
    cpSync(folder, join(root, folder), { recursive: true });
  writeFileSync(join(root, 'pages/home.page.json'), '{ "format": 1');
  const { shop, base } = await start(await platform(), root);
  await expect(shop.ready).rejects.toThrow(/pages\/home\.page\.json:1:\d+ {2}error {2}PAGE001/);
  await expect(shop.ready).rejects.toBeInstanceOf(StartError);
  expect(await status(`${base}/readyz`)).toBe(503);
  const developed = await start({ ...(await platform()), NODE_ENV: 'development' }, root);
  await developed.shop.ready;
  expect(await status(`${developed.base}/readyz`)).toBe(200);
});

/** @proves FAULT-112 */
it('fails no request under load while load balancers learn that it stops', async () => {
  const { shop, base } = await start({ ...(await platform()), DRAIN_SECONDS: '1' });
  await shop.ready;
  const outcomes: (number | string)[] = [];
  const enough = new AbortController();
  const visitor = async () => {
    while (!enough.signal.aborted) outcomes.push(await status(`${base}/list`).catch(String));
  };
  const load = Promise.all(Array.from({ length: 4 }, visitor));
  await expect.poll(() => outcomes.length).toBeGreaterThan(20);
  const stopped = shop.stop();
  const draining = await fetch(`${base}/readyz`);
  expect([draining.status, await draining.json()]).toMatchObject([503, { status: 'stopping' }]);
  const during = outcomes.length;
  await expect.poll(() => outcomes.length).toBeGreaterThan(during);
  enough.abort();
  await load;
  await stopped;
  expect(new Set(outcomes)).toEqual(new Set([200]));
  await expect(fetch(`${base}/livez`)).rejects.toThrow('fetch failed');
});

/** @proves FAULT-112 */
it('completes a request under way before it stops, and accepts no more', async () => {
  const replies: ((reply: Reply) => void)[] = [];
  let calls = 0;
  const { shop, base } = await start(
    await platform(() =>
      (calls += 1) === 1 ? { body: markets } : new Promise<Reply>(resolve => replies.push(resolve)),
    ),
  );
  await shop.ready;
  const under = fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{a}"}',
  });
  await expect.poll(() => replies.length).toBe(1);
  const stopped = shop.stop();
  await expect(fetch(`${base}/livez`)).rejects.toThrow('fetch failed');
  replies[0]?.({ body: { data: { a: 1 } } });
  expect(await (await under).json()).toEqual({ data: { a: 1 } });
  await stopped;
});

/** @proves FAULT-109 */
it('explains that the port is taken', async () => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const failure = await start({ ...(await platform()), PORT: String(port) }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toContain(
    `Port ${port} is taken. End the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
});

it('explains that the address is not of this machine', async () => {
  await expect(start({ ...(await platform()), HOST: '203.0.113.7' })).rejects.toThrow(
    'HOST = 203.0.113.7 is no address of this machine',
  );
});

const readConfig = `const { configOrExit } = await import('./server/start/config-or-exit.ts');
configOrExit(process.env, '.');`;

/** @proves FAULT-109 */
it('ends with code 2 within a second when the configuration is wrong, and shows no stack', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', readConfig], {
    env: { ...process.env, PORT: 'x', DATABASE_URL: 'mysql://u:hunter2@h/d' },
  });
  let said = '';
  child.stderr.on('data', chunk => (said += String(chunk)));
  child.stdout.on('data', chunk => (said += String(chunk)));
  const code = await new Promise(resolve => child.on('close', resolve));
  expect(code).toBe(2);
  expect(said).toContain('PORT = "x" (environment)');
  expect(said).toContain('DATABASE_URL = (secret)');
  expect(said).not.toMatch(/hunter2|\bat .*\.ts/);
});

it('disposes in the opposite order, and at once of what opens too late', async () => {
  const closed: string[] = [];
  const disposables = createDisposables((_error, name) => closed.push(`${name} failed`));
  const close = (name: string) => () => void closed.push(name);
  await disposables.add('first', close('first'));
  await disposables.add('second', () => Promise.reject(new Error('stuck')));
  await disposables.add('third', close('third'));
  await disposables.disposeAll();
  await expect(disposables.add('late', close('late'))).rejects.toThrow(Stopped);
  expect(closed).toEqual(['third', 'second failed', 'first', 'late']);
});
