/** What makes the shop installable. */

import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type AddressPlan, plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import { httpWorld } from '../testing/http-world.ts';
import { readWorker, workerHandler } from './service-worker.ts';
import { smallFiles } from './small-files.ts';
import { webManifest } from './web-manifest.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');
const shop = (isDevelopment: boolean, plan: Partial<AddressPlan> = {}) =>
  httpWorld(
    smallFiles({
      addresses: () => createAddresses({ ...plainPlan('https://shop.example'), ...plan }),
      shop: () => demoProfile,
      worker: workerHandler(publicFolder, () => demoProfile, isDevelopment),
      publicFiles: () => undefined,
    }),
    () => undefined,
  );

it.each([
  ['fi', '/manifest.webmanifest', '/'],
  ['sv', '/manifest.sv.webmanifest', '/sv'],
] as const)('has a manifest in %s', async (lang, path, start) => {
  const { get } = await shop(false);
  const answer = await get(path);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(await answer.json()).toMatchObject({
    lang,
    start_url: start,
    display: 'standalone',
    id: '/',
    scope: '/',
  });
});

it.each([
  ['a host per language', { origins: { fi: 'https://a.example', sv: 'https://b.example' } }, '/'],
  ['market in the path', { marketInPath: true }, '/sv'],
] as const)('starts at an address without a second redirect: %s', async (_, plan, start) => {
  const { get } = await shop(false, plan);
  expect(await (await get('/manifest.sv.webmanifest')).json()).toMatchObject({ start_url: start });
});

it('has icons of the declared size', async () => {
  for (const { src, sizes, type } of webManifest('fi', '/', demoProfile).icons.filter(({ src }) =>
    src.endsWith('.png'),
  )) {
    const { width, height, format } = await sharp(join(publicFolder, src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  expect(webManifest('fi', '/', demoProfile).icons.map(({ purpose }) => purpose)).toContain('maskable');
});

describe('the service worker', () => {
  it('is revalidated each time, and does not exist in development', async () => {
    const answer = await (await shop(false)).get('/sw.js');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toMatch(/const version = '[0-9a-f]{12}'/);
    expect((await (await shop(true)).get('/sw.js')).status).toBe(404);
  });

  it('installs only files that exist', () => {
    const source = readFileSync(join(publicFolder, 'sw.js'), 'utf8');
    const paths = [...source.matchAll(/'(\/(?:offline|drawings)\/[^']+)'/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThanOrEqual(3);
    for (const path of paths) expect(readFileSync(join(publicFolder, path)).length).toBeGreaterThan(20);
  });

  it('gets another name when any of its files changes', () => {
    const copy = mkdtempSync(join(tmpdir(), 'worker-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    cpSync(join(publicFolder, 'sw.js'), join(copy, 'sw.js'));
    for (const folder of ['offline', 'drawings'])
      cpSync(join(publicFolder, folder), join(copy, folder), { recursive: true });
    let last = readWorker(copy, demoProfile);
    expect(last).toBe(readWorker(publicFolder, demoProfile));
    for (const file of ['offline/offline.css', 'drawings/error.svg']) {
      appendFileSync(join(copy, file), '\n');
      expect(readWorker(copy, demoProfile)).not.toBe(last);
      last = readWorker(copy, demoProfile);
    }
  });
});

/** The worker runs here as in a browser, over caches and a network of our own. */
describe('service worker caches', () => {
  function browser(origins = {}) {
    const stores = new Map<string, Map<string, Response>>();
    const keyOf = (request: Request | string) =>
      new URL(typeof request === 'string' ? request : request.url, 'https://shop.example').pathname;
    const open = (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return Promise.resolve({
        match: (request: Request) => Promise.resolve(entries.get(keyOf(request))?.clone()),
        put: (request: Request, answer: Response) =>
          Promise.resolve(void entries.set(keyOf(request), answer)),
        keys: () => Promise.resolve([...entries.keys()]),
        delete: (key: string) => Promise.resolve(entries.delete(key)),
        addAll: (requests: Request[]) => {
          for (const request of requests)
            entries.set(keyOf(request), new Response(`offline ${keyOf(request)}`));
          return Promise.resolve();
        },
      });
    };
    const caches = {
      open,
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
      match: (request: Request | string) => {
        for (const entries of stores.values()) {
          const found = entries.get(keyOf(request));
          if (found) return Promise.resolve(found.clone());
        }
        return Promise.resolve(undefined);
      },
    };
    const listeners = new Map<string, (event: object) => void>();
    const network = { answer: (_path: string): Response => new Response('page') };
    const did: string[] = [];
    const scope = {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      skipWaiting: () => did.push('skipWaiting'),
      registration: { navigationPreload: { enable: () => Promise.resolve() } },
      clients: { claim: () => did.push('claim') },
      caches,
      location: { origin: 'https://shop.example' },
      Request: class {
        readonly url: string;
        constructor(path: string) {
          this.url = new URL(path, 'https://shop.example').href;
        }
      },
      fetch: (request: Request) => {
        try {
          const answer = network.answer(keyOf(request));
          Object.defineProperty(answer, 'type', { value: 'basic' });
          return Promise.resolve(answer);
        } catch (error) {
          return Promise.reject(error);
        }
      },
    };
    const names = Object.keys(scope);
    // oxlint-disable-next-line no-implied-eval
    new Function(...names, readWorker(publicFolder, demoProfile, origins) ?? '')(...Object.values(scope));

    const send = async (type: string, fields: object = {}): Promise<Response | null> => {
      const waits: Promise<unknown>[] = [];
      let answered: Promise<Response> | null = null;
      listeners.get(type)?.({
        ...fields,
        waitUntil: (work: Promise<unknown>) => waits.push(work),
        respondWith: (answer: Promise<Response>) => (answered = answer),
      });
      const answer = await (answered as Promise<Response> | null);
      await Promise.all(waits);
      await new Promise(resolve => setImmediate(resolve));
      return answer;
    };
    const ask = (path: string, mode = 'no-cors', method = 'GET') =>
      send('fetch', { request: { url: new URL(path, 'https://shop.example').href, mode, method } });
    return { stores, network, did, send, ask };
  }
  const publicly = { headers: { 'cache-control': 'public, max-age=31536000, immutable' } };
  const cachedPaths = (stores: Map<string, Map<string, unknown>>, kind: string) => [
    ...(stores.get(kind)?.keys() ?? []),
  ];

  it('activates at once, and removes the shell of its predecessor', async () => {
    const { stores, did, send } = browser();
    stores.set('shell-old', new Map());
    stores.set('files', new Map([['/assets/a.js', new Response('a')]]));
    await send('install');
    await send('activate');
    expect(did).toEqual(['skipWaiting', 'claim']);
    expect([...stores.keys()].map(name => name.replace(/-.{12}$/, '')).toSorted()).toEqual([
      'files',
      'shell',
    ]);
  });

  it('caches no page, signed in or not, and no backend response', async () => {
    const { stores, ask, send } = browser();
    await send('install');
    const before = stores.size;
    for (const path of ['/', '/tilini/tilaukset', '/kassa']) {
      expect(await (await ask(path, 'navigate'))?.text()).toBe('page');
    }
    for (const path of ['/graphql', '/auth/login', '/telemetry', '/vehicles/x', '/manifest.webmanifest'])
      expect(await ask(path)).toBeNull();
    expect(await ask('/graphql', 'cors', 'POST')).toBeNull();
    expect(await ask('https://elsewhere.example/assets/x.js')).toBeNull();
    expect([stores.size, cachedPaths(stores, 'files'), cachedPaths(stores, 'pictures')]).toEqual([
      before,
      [],
      [],
    ]);
  });

  it.each([
    ['/tuotteet', '/offline/fi.html'],
    ['/sv', '/offline/sv.html'],
    ['/sv/produkter', '/offline/sv.html'],
    ['/se/sv/kassan', '/offline/sv.html'],
    ['/p/sv', '/offline/fi.html'],
  ])('shows its own page for %s without a connection', async (path, page) => {
    const { network, ask, send } = browser();
    await send('install');
    network.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await (await ask(path, 'navigate'))?.text()).toBe(`offline ${page}`);
  });

  it('uses the language of the host, where each language has one', async () => {
    const { network, ask, send } = browser({ fi: 'https://kauppa.example', sv: 'https://shop.example' });
    await send('install');
    network.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await (await ask('/produkter', 'navigate'))?.text()).toBe('offline /offline/sv.html');
  });

  it('serves files of a build from the cache, also those removed from the server', async () => {
    const { network, ask, stores } = browser();
    network.answer = () => new Response('code', publicly);
    await ask('/assets/core.js');
    network.answer = () => new Response('gone', { status: 404, ...publicly });
    expect(await (await ask('/assets/core.js'))?.text()).toBe('code');
    expect((await ask('/assets/other.js'))?.status).toBe(404);
    network.answer = () => new Response('mine', { headers: { 'cache-control': 'private, no-store' } });
    await ask('/images/product/private.jpg');
    expect([cachedPaths(stores, 'files'), cachedPaths(stores, 'pictures')]).toEqual([
      ['/assets/core.js'],
      [],
    ]);
  });

  it('caches the newest 120 pictures', async () => {
    const { network, ask, stores } = browser();
    network.answer = () => new Response('picture', publicly);
    for (let index = 0; index < 125; index += 1) await ask(`/images/product/${index}.jpg`);
    const paths = cachedPaths(stores, 'pictures');
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([
      120,
      '/images/product/5.jpg',
      '/images/product/124.jpg',
    ]);
  });
});
