/** Pages over real HTTP: what is shared, what is private, and what happens when making a page fails. */

import { get as httpGet } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { noPublicConfig } from '#kernel/public-config.ts';
import { createPageCache } from '#server/cache/page-cache.ts';
import { createTagIndex } from '#server/cache/tag-index.ts';
import { fakeEdge } from '#server/testing/fake-edge.ts';
import { pagesWorld } from '#server/testing/pages-world.ts';
import { TooManyPages } from './render-turns.ts';

async function world() {
  const cache = createPageCache({ index: createTagIndex(), onError: () => undefined });
  const http = await pagesWorld({ cache });
  const text = async (path: string, headers = {}) => (await http.get(path, headers)).text();
  return { ...http, text };
}

it.each(['abc', '0', '-1', '1.5', '', '01'])('redirects ?page=%s to the page without it', async number => {
  const { get, storefront } = await world();
  const answer = await get(`/list?sort=price&page=${number}&utm=x`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/list?sort=price&utm=x');
  expect(storefront.requests).toHaveLength(0);
});

it('renders a public page once per address and segment', async () => {
  const { text, storefront } = await world();
  const first = await text('/list');
  expect(first).toContain('/list fi fi PERSON true {} #1');
  expect(await text('/list')).toBe(first);
  expect(await text('/list', { cookie: 'ralph-cart=mine; ralph-user=a' })).toBe(first);
  expect(storefront.requests).toHaveLength(1);
});

it('says so when a network asks for too many pages, and shows it those that are rendered already', async () => {
  const cache = createPageCache({ index: createTagIndex(), onError: () => undefined });
  let isTooMany = false;
  const { get } = await pagesWorld({
    cache,
    inTurn: (_request, render) => (isTooMany ? Promise.reject(new TooManyPages()) : render()),
  });
  await get('/list');
  isTooMany = true;
  for (const path of ['/list?sort=price', '/nowhere']) {
    const answer = await get(path, { cookie: 'ralph-user=a' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '20']);
    expect(await answer.text()).toContain('Verkostasi on avattu');
  }
  expect(await (await get('/page-data?to=/list')).json()).toEqual([]);
  expect((await get('/list')).status).toBe(200);
});

it('matches the route once per request', async () => {
  const { get, storefront } = await world();
  const match = vi.spyOn(storefront.routes, 'match');
  await get('/list?sort=price');
  expect(match).toHaveBeenCalledOnce();
  expect(storefront.requests[0]?.match).toBe(match.mock.results[0]?.value);
});

it('makes pages for a visitor who has chosen a vehicle without scripts, and keeps them from all others', async () => {
  const { get, text, storefront } = await world();
  const shared = await text('/list');
  const cookie = 'ralph-vehicle=SG9uZGE6MjAyMTpUUlg1MjA%3D';
  for (const path of ['/list', '/nowhere', '/checkout']) {
    const answer = await get(path, { cookie });
    expect([path, answer.headers.get('cache-control'), storefront.requests.at(-1)?.vehicleId]).toEqual([
      path,
      'private, no-store',
      'SG9uZGE6MjAyMTpUUlg1MjA=',
    ]);
  }
  expect(await text('/list')).toBe(shared);
  expect(await text('/list', { cookie: 'ralph-vehicle=' })).toBe(shared);
});

it('keeps the vehicle out of what the browser caches for all visitors', async () => {
  const { get, storefront } = await world();
  for (const path of ['/page-data?to=/list', '/submenus?to=/', '/panels?to=/'])
    await (await get(path, { cookie: 'ralph-vehicle=SG9uZGE6MjAyMTpUUlg1MjA%3D' })).text();
  expect(storefront.requests.map(({ vehicleId }) => vehicleId)).not.toContain('SG9uZGE6MjAyMTpUUlg1MjA=');
  expect(storefront.requests.length).toBeGreaterThan(0);
});

it.each([
  ['ralph-selected-market=se', 'se fi PERSON true'],
  ['ralph-user-type=ORGANIZATION', 'fi fi ORGANIZATION false'],
  ['ralph-user-type=ORGANIZATION; ralph-vat-included=true', 'fi fi ORGANIZATION true'],
  ['ralph-vat-included=false', 'fi fi PERSON false'],
])('never serves the page of another segment: %s', async (cookie, expected) => {
  const { text } = await world();
  await text('/list');
  expect(await text('/list', { cookie })).toContain(expected);
  expect(await text('/list')).toContain('fi fi PERSON true');
});

it('reads the language from the path alone', async () => {
  const { text } = await world();
  expect(await text('/sv/list', { 'accept-language': 'fi' })).toContain('fi sv PERSON');
});

it('keeps to declared query keys: other keys reach neither the page nor the cache', async () => {
  const { text, storefront } = await world();
  await text('/list?sort=price&page=2&p-size=26~1');
  expect(storefront.requests[0]?.query).toEqual({ page: '2', sort: 'price', 'p-size': '26~1' });
  await text('/list?utm_source=x&page=2&p-size=26~1&sort=price&cb=1');
  await text('/list?page=2&sort=price&p-size=26~1&loginToken=secret&page=9');
  expect(storefront.requests).toHaveLength(1);
});

it.each([
  'ralph-selected-market=zz',
  'ralph-user-type={"__proto__":{"x":1}}',
  'ralph-vat-included=%00',
  'ralph-selected-market=se; ralph-selected-market=fi',
  `ralph-user-type=${'x'.repeat(3_900)}`,
  'ralph-cart=%E0%A4%A',
])('ignores and clears invalid cookies: %.60s', async cookie => {
  const { get } = await world();
  const answer = await get('/list', { cookie });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('fi fi PERSON true');
  expect(answer.headers.get('set-cookie')).toMatch(
    /^ralph-[\w-]+=; Max-Age=0; Path=\/; Secure; SameSite=Lax$/,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it('lets shared caches keep public pages of every visitor, and sets no cookie there', async () => {
  const { get } = await world();
  for (const cookie of ['', 'ralph-auth=token; ralph-user=a', 'ralph-cart=mine; ralph-cookie-consent=all']) {
    const { headers } = await get('/list', { cookie });
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=10');
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(headers.get('set-cookie')).toBeNull();
  }
});

const edgeRules = {
  defaultMarket: 'fi',
  timeZone: 'Europe/Helsinki',
  isMarket: (alias: string) => ['fi', 'se'].includes(alias),
  customerTypes: noPublicConfig.shopper.customerTypes,
  trustsSegmentHeader: true,
};

it('makes a page by what the edge stores it under, whatever the cookies say', async () => {
  const cache = createPageCache({ index: createTagIndex(), onError: () => undefined });
  const { get } = await pagesWorld({ cache, edge: fakeEdge('varnish'), rules: edgeRules });
  const cookie = 'ralph-selected-market=se; ralph-user-type=ORGANIZATION; ralph-vat-included=true';
  const ask = async (path: string, segment: string) => {
    const answer = await get(path, { cookie, 'x-shop-segment': segment });
    return [answer.headers.get('vary'), answer.headers.get('xkey'), await answer.text()] as const;
  };
  const [vary, tags, html] = await ask('/list', 'fi.PERSON.false');
  expect([vary, tags]).toEqual(['X-Shop-Segment, Accept-Encoding', 'page:test menu']);
  expect(html).toContain('/list fi fi PERSON false');
  expect((await ask('/sv/list', '..'))[2]).toContain('fi sv PERSON true');
  // Not in the form of the header: as without it.
  expect(await ask('/list', 'x'.repeat(300))).toMatchObject([
    'Cookie, Accept-Encoding',
    'page:test menu',
    expect.stringContaining('se fi ORGANIZATION true'),
  ]);
  const data = await get('/page-data?to=%2Flist', { cookie, 'x-shop-segment': 'fi..' });
  expect(data.headers.get('vary')).toBe('X-Shop-Segment, Accept-Encoding');
});

it('does not take the header of an edge from anyone where there is none', async () => {
  const { text } = await world();
  expect(await text('/list', { 'x-shop-segment': 'se.ORGANIZATION.false' })).toContain('fi fi PERSON true');
});

it('keeps the answer for a choice that does not exist out of shared caches', async () => {
  const { get } = await pagesWorld({ edge: fakeEdge('varnish'), rules: edgeRules });
  const answer = await get('/list', { 'x-shop-segment': 'zz..' });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it('answers 304 when the browser has the page, in any encoding', async () => {
  const { get } = await world();
  const etag = (await get('/list')).headers.get('etag') ?? '';
  const again = await get('/list', { 'if-none-match': `"x", ${etag}`, 'accept-encoding': 'gzip' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('compresses once per encoding that browsers accept', async () => {
  const { base, text } = await world();
  const plain = await text('/list', { 'accept-encoding': 'identity' });
  const bytes = await new Promise<{ encoding: unknown; body: Buffer }>((resolve, reject) => {
    httpGet(`${base}/list`, { headers: { 'accept-encoding': 'gzip, br' } }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
  expect(bytes.encoding).toBe('br');
  expect(bytes.body.byteLength).toBeLessThan(plain.length / 4);
  expect(brotliDecompressSync(bytes.body).toString()).toBe(plain);
});

it('streams personal pages uncacheably, each with its own nonce', async () => {
  const { get } = await world();
  const nonces = new Set<string>();
  for (let i = 0; i < 5; i += 1) {
    const answer = await get('/checkout');
    const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);
});

it('redirects anonymous visitors from account pages, whatever the query', async () => {
  const { get } = await world();
  for (const query of ['', '?loginToken=', '?loginToken=abc']) {
    const answer = await get(`/account${query}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  }
  expect((await get('/account', { cookie: 'ralph-auth=token' })).status).toBe(200);
  expect((await get('/sv/account')).headers.get('location')).toBe('/sv');
});

/** @proves FAULT-97 */
it.each([
  '/nothing',
  '/account/x.css',
  '/list;x.js',
  '/account%2fx.png',
  '/x/..%2faccount',
  '/.env',
  '/.git/config',
  '/package.json',
  '/404',
])('answers 404 at %s and caches nothing', async path => {
  const { get } = await world();
  for (const cookie of ['ralph-auth=token', '']) {
    const answer = await get(path, { cookie });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  }
});

it('shows the error page for an address that cannot be read', async () => {
  const { get } = await world();
  const answer = await get('/%E0%A4%A');
  expect([answer.status, await answer.text()]).toEqual([400, '<h1>Error 400</h1>']);
});

/** @proves FAULT-98, FAULT-116 */
it('shows the error page when rendering throws, and the page to the next visitor', async () => {
  const { get, text, storefront, lines } = await world();
  storefront.answers.push(() => Promise.reject(new Error('secret: /srv/shop')));
  const broken = await get('/list');
  expect([broken.status, await broken.text()]).toEqual([500, '<h1>Error 500</h1>']);
  expect(lines.filter(line => line['level'] === 'error')).toHaveLength(1);
  expect(await text('/list')).toContain('PERSON true');
});

/** @proves FAULT-116 */
it('has a plain page for when the error page fails too', async () => {
  const { get, storefront } = await world();
  storefront.answers.push(() => Promise.reject(new Error('first')));
  storefront.errorPage = () => Promise.reject(new Error('second'));
  const broken = await get('/list');
  expect(broken.status).toBe(500);
  expect(await broken.text()).toContain('href="/">Siirry etusivulle</a>');
});

it('lets no one store the way to a page that may move back', async () => {
  const { get, storefront } = await world();
  for (const [from, to] of [
    ['/old', '/new'],
    ['/new', '/old'],
  ] as const) {
    storefront.answers.push(() => Promise.resolve({ kind: 'redirect', status: 301, location: to }));
    const answer = await get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it('follows redirects of the shop within the shop only', async () => {
  const { get, storefront } = await world();
  const moved = (location: string) =>
    storefront.answers.push(() => Promise.resolve({ kind: 'redirect', status: 301, location }));
  moved('/uusi');
  moved('https://shop.example/uusi');
  moved('//evil.example');
  moved('/\\evil.example');
  const seen: (string | null)[] = [];
  for (let i = 0; i < 4; i += 1) seen.push((await get('/list')).headers.get('location'));
  expect(seen).toEqual(['/uusi', '/uusi', '/', '/']);
});

it.each([
  ['/uusi', '', '/uusi'],
  ['/uusi', '?utm_source=a&b', '/uusi?utm_source=a&b'],
  ['/uusi?s=renkaat', '', '/uusi?s=renkaat'],
  ['/uusi?s=renkaat&page=1', '?page=2&utm=x%26y', '/uusi?s=renkaat&page=1&utm=x%26y'],
  ['/uusi?', '?a=1', '/uusi?a=1'],
  ['/uusi#koot', '?a=1', '/uusi?a=1#koot'],
  ['/uusi?s=ä#koot', '?s=2&a=1&a=2', '/uusi?s=ä&a=1&a=2#koot'],
  ['https://shop.example/uusi?x=1', '?x=2&y=3', '/uusi?x=1&y=3'],
])('redirects to %s from an address with the query %j: %s', async (location, search, to) => {
  const { get, storefront } = await world();
  storefront.answers.push(() =>
    Promise.resolve({ kind: 'redirect', status: 301, location: encodeURI(location) }),
  );
  const moved = await get(`/list${search}`);
  expect(decodeURI(moved.headers.get('location') ?? '')).toBe(to);
});

it('answers 503 with a time to retry', async () => {
  const { get, storefront } = await world();
  storefront.answers.push(() =>
    Promise.resolve({ kind: 'page', status: 503, html: 'away', tags: [], storable: false }),
  );
  const away = await get('/list');
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '10']);
});

it('answers HEAD as GET', async () => {
  const { get } = await world();
  const [whole, head] = [await get('/list'), await get('/list', {}, { method: 'HEAD' })];
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
    200,
    whole.headers.get('etag'),
    '',
  ]);
  expect((await get('/checkout', {}, { method: 'HEAD' })).status).toBe(200);
});

it('sends the data of a public page in one answer, in the segment of the visitor', async () => {
  const { get, storefront } = await world();
  const ask = async (to: string, headers = {}) => {
    const answer = await get(`/page-data?to=${encodeURIComponent(to)}`, headers);
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=10/);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    return answer;
  };
  const first = await ask('/sv/list?page=2&utm_source=x', { cookie: 'ralph-selected-market=se' });
  expect(await first.json()).toEqual([{ id: 'query', variables: { path: '/sv/list', page: '2' }, data: {} }]);
  expect(storefront.requests[0]?.segment).toMatchObject({ market: 'se', locale: 'sv' });
  const again = { cookie: 'ralph-selected-market=se', 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await ask('/sv/list?page=2', again)).status).toBe(304);
  expect(storefront.requests).toHaveLength(1);
});

it('shares no data of a page of which a part failed', async () => {
  const { get, storefront } = await world();
  storefront.data.push(async () => ({
    ...{ kind: 'page', status: 200, html: '[]', isData: true, tags: [], storable: false },
  }));
  const broken = await get('/page-data?to=%2Flist');
  expect([broken.headers.get('content-type'), broken.headers.get('cache-control')]).toEqual([
    'application/json; charset=utf-8',
    'private, no-store',
  ]);
  expect(await broken.json()).toEqual([]);
  expect(await (await get('/page-data?to=%2Flist')).json()).toHaveLength(1);
});

it.each(['/account', '/content/preview', '/nowhere', 'https://elsewhere.example/list', '', '/%zz'])(
  'sends no data for a page that is not public: %s',
  async to => {
    const { get, storefront } = await world();
    expect(await (await get(`/page-data?to=${encodeURIComponent(to)}`)).json()).toEqual([]);
    expect(storefront.requests).toEqual([]);
  },
);

describe.each([
  ['submenus', '<ul data-groups-of="1">sv</ul>'],
  ['panels', '<dialog lang="sv"></dialog>'],
])('%s', (name, html) => {
  it('are rendered once per segment, for shared caches but not for search engines', async () => {
    const { get, storefront } = await world();
    const [first, again] = [await get(`/${name}?to=%2Fsv`), await get(`/${name}?to=%2Fsv&x=1`)];
    expect(await first.text()).toBe(html);
    expect(again.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(again.headers.get('x-robots-tag')).toBe('noindex');
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await get(`/${name}?to=%2Fsv`, known)).status).toBe(304);
    expect(await (await get(`/${name}?to=%2F`)).text()).toContain('fi');
    expect(storefront.requests).toHaveLength(2);
  });

  it.each(['/list', '/account', '/nowhere', '', '/%zz'])(
    'belong to no page but the front page: %s',
    async to => {
      const { get, storefront } = await world();
      expect((await get(`/${name}?to=${encodeURIComponent(to)}`)).status).toBe(404);
      expect(storefront.requests).toEqual([]);
    },
  );

  it('are not cached when they failed', async () => {
    const { get, storefront } = await world();
    storefront.answers.push(async () => ({ kind: 'page', status: 503, html: '', tags: [], storable: false }));
    expect((await get(`/${name}?to=%2F`)).status).toBe(503);
    expect((await get(`/${name}?to=%2F`)).status).toBe(200);
  });
});
