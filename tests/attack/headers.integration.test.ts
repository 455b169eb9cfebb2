/** Headers of real pages: what a request can say that must not count, and what every answer says. */
import { request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { catchMails } from '../support/mail-catcher.ts';
import { cookieOf, httpsVisitor } from './https-visitor.ts';
import { directivesOf, observatoryScore } from './observatory.ts';
import { shopForAttacks } from './shop-for-attacks.ts';

const origin = 'https://shop.example';
const mails = await catchMails();
afterAll(() => mails.close());
const shop = await shopForAttacks(
  { PUBLIC_ORIGIN: origin, MAIL_URL: mails.url, FOREIGN_DOCUMENTS: 'true' },
  true,
);
const { ask, register } = httpsVisitor(`http://127.0.0.1:${shop.port}`);

/** @param hosts the values of as many `Host` headers. */
function send(
  path: string,
  hosts: readonly string[],
  headers: Record<string, string> = {},
  body = '',
  method = 'GET',
) {
  const given = { ...headers, ...(body && { 'content-length': String(body.length) }) };
  const flat = [
    ...hosts.map(host => ['host', host]),
    ...Object.entries(given),
    ['connection', 'close'],
  ].flat();
  return new Promise<{ status: number; text: string; location: string }>((resolve, reject) => {
    const target = {
      method,
      port: shop.port,
      host: '127.0.0.1',
      path,
      headers: flat,
      setHost: false,
      agent: false,
    };
    const sent = request(target, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', part => (text += String(part)));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, location: answer.headers.location ?? '' }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Alias of a product with one size that is in stock. */
async function someProduct(): Promise<string> {
  const query = '{ products(take: 50) { products { alias type skus { stock { inStock } } } } }';
  const json = { 'content-type': 'application/json' };
  const { text } = await send('/graphql', ['shop.example'], json, JSON.stringify({ query }), 'POST');
  const { data } = JSON.parse(text) as {
    data: {
      products: { products: { alias: string; type: string; skus: { stock: { inStock: number } }[] }[] };
    };
  };
  const one = data.products.products.find(
    ({ type, skus }) => type !== 'package' && skus.length === 1 && (skus[0]?.stock.inStock ?? 0) > 0,
  );
  return one?.alias ?? '';
}

const hostile: [string, Record<string, string>, string?][] = [
  ['/', { host: 'evil.example' }],
  ['/sv', { host: 'shop.example.evil.example:443' }],
  ['/c/vinssit', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
  ['/sv/c/vinschar', { 'x-forwarded-scheme': 'nothttps', 'x-forwarded-server': 'evil.example' }],
  ['/tuotteet', { forwarded: 'host=evil.example;proto=http', 'x-host': 'evil.example' }],
  ['/valmistaja', { 'x-original-url': '/evil.example', 'x-rewrite-url': '/evil.example' }],
  ['/ostoehdot', { 'accept-language': 'evil, sv;q=1', 'x-http-method-override': 'POST' }],
  ['/sv/kopvillkor?utm_source=evil.example&cb=evil.example', {}],
  ['/tietosuoja', { 'content-type': 'application/json' }, '{"page":"evil.example"}'],
];

/** @proves FAULT-96 */
it('stores nothing of a request’s headers in a page that others see', async () => {
  for (const [path, headers, body] of hostile) {
    const { host = 'shop.example', ...others } = headers;
    const poisoned = await send(path, [host], others, body);
    const clean = await send(path.replace(/\?.*/, ''), ['shop.example']);
    expect([path, poisoned.status]).toEqual([path, 200]);
    expect(clean.text).toBe(poisoned.text);
    expect(clean.text).not.toContain('evil');
    expect(clean.text).toContain(`<link rel="canonical" href="${origin}`);
  }
});

/** @proves FAULT-8 */
it.each([
  ['a foreign host', 'evil.example', {}],
  ['a foreign port', 'shop.example:8443', {}],
  [
    'a foreign host of a proxy',
    'shop.example',
    {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example;proto=http',
      'x-forwarded-port': '8443',
    },
  ],
])('mails a link to the configured origin when the request for it names %s', async (_what, host, headers) => {
  const query = 'mutation { requestPasswordReset(email: "private@demo.example") }';
  const before = mails.mails.length;
  const json = { 'content-type': 'application/json', ...headers };
  const { text } = await send('/graphql', [host], json, JSON.stringify({ query }), 'POST');
  expect(JSON.parse(text)).toEqual({ data: { requestPasswordReset: true } });
  await mails.received(before + 1);
  const { html, raw } = mails.mails.at(-1) ?? { html: '', raw: '' };
  const links = [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) =>
    href.startsWith('http') ? new URL(href.replaceAll('&amp;', '&')).origin : [],
  );
  expect([...new Set(links)]).toEqual([origin]);
  expect(raw).not.toMatch(/evil|8443/);
});

/** @proves FAULT-75, FAULT-96 */
it('refuses two hosts and targets of proxies, and never caches the refusal', async () => {
  for (const [path, hosts] of [
    ['/brands', ['shop.example', 'evil.example']],
    ['/brands', ['evil.example', 'shop.example']],
    ['http://evil.example/saavutettavuus', ['shop.example']],
    ['https://shop.example/saavutettavuus', ['shop.example']],
  ] as const) {
    const refused = await send(path, hosts);
    expect([path, refused.status]).toEqual([path, 400]);
    expect(refused.text).not.toContain('evil.example');
  }
  expect((await send('/saavutettavuus', ['shop.example'])).status).toBe(200);
  const moved = await send('//saavutettavuus/', ['evil.example']);
  expect([moved.status, moved.location]).toEqual([301, '/saavutettavuus']);
});

const answers: [string, number, Record<string, string>?][] = [
  ['/', 200],
  ['/kassa', 200],
  ['/tuotteet/', 301],
  ['/tilini/tilaukset', 302],
  ['/ei-ole', 404],
  ['/%E0%A4%A', 400],
  ['/graphql', 400],
  ['/auth/login', 403, { 'sec-fetch-site': 'cross-site' }],
  ['/images/product/raw/none.jpg', 404],
  ['/page-data?path=/', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/livez', 200],
  ['/csp-report', 405],
];

/** @proves FAULT-104 */
it('has the security headers on every kind of answer, worth an A+ of the Observatory', async () => {
  const customer = await register('eve@shop.example');
  for (const [path, status, given = {}] of answers) {
    const { status: got, headers, set } = await ask(path, given);
    expect([path, got]).toEqual([path, status]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=(3153[6-9]|[4-9]\d)\d{3,}/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const directives = directivesOf(headers.get('content-security-policy') ?? '');
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('script-src')?.join(' ')).not.toMatch(/unsafe|\*|https?:/);
    const type = headers.get('content-type');
    if (/^(text|application\/json)/.test(type ?? ''))
      expect([path, type]).toEqual([path, expect.stringContaining('charset=utf-8')]);
    expect([path, observatoryScore(headers, [...set, ...customer])]).toEqual([path, 135]);
  }
});

/** @proves FAULT-94, FAULT-97 */
it('keeps what a customer sees out of pages that others see', async () => {
  const canary = 'canary.customer@shop.example';
  const cookie = cookieOf(await register(canary));
  expect((await ask('/tilini/asetukset', { cookie })).headers.get('cache-control')).toBe('private, no-store');
  for (const path of ['/', '/c/vinssit', '/ostoehdot']) {
    const mine = await ask(path, { cookie });
    const others = await ask(path);
    for (const { status, set, headers, text } of [mine, others]) {
      expect([path, status, set]).toEqual([path, 200, []]);
      expect(headers.get('cache-control')).toContain('public');
      expect(text).not.toContain(canary);
    }
    expect(mine.text === others.text).toBe(true);
  }
  for (const path of [
    '/tilini/tilaukset/x.css',
    '/tilini/tilaukset;x.js',
    '/tilini/tilaukset%2fx.png',
    '/x/..%2ftilini',
    '/tilini/tilaukset.',
  ]) {
    const mine = await ask(path, { cookie });
    expect([path, mine.status, mine.headers.get('cache-control')]).toEqual([path, 404, 'private, no-store']);
    expect((await ask(path)).text).not.toContain(canary);
  }
});

/** @proves FAULT-99 */
it('gives every personal page a nonce of its own, and a cached page none', async () => {
  const nonces = new Set<string>();
  for (let at = 0; at < 10; at += 1) {
    const { text, headers } = await ask('/kassa');
    const [, nonce = ''] = /'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
    expect(nonce).toMatch(/^[\w-]{22}$/);
    for (const [, used] of text.matchAll(/ nonce="([^"]*)"/g)) expect(used).toBe(nonce);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(10);
  const cached = await ask('/');
  expect(cached.headers.get('content-security-policy')).not.toContain('nonce-');
  expect(cached.text).not.toContain(' nonce=');
});

/** @proves FAULT-93, FAULT-95 */
it('answers each of many requests at once for its own visitor', async () => {
  const visitors = [
    { path: '/sv/c/vinschar', lang: 'sv', cookie: 'ralph-user-type=ORGANIZATION; ralph-selected-market=se' },
    { path: '/c/vinssit', lang: 'fi', cookie: 'ralph-user-type=PERSON' },
    { path: '/c/vinssit', lang: 'fi', cookie: 'ralph-user-type=PERSON; ralph-vat-included=false' },
    { path: '/en/c/winches', lang: 'en', cookie: 'ralph-selected-market=dk' },
  ];
  const alone = [];
  for (const { path, cookie } of visitors) alone.push((await ask(path, { cookie })).text);
  expect(new Set(alone).size).toBe(visitors.length);
  const crowd = Array.from({ length: 60 }, (_, at) => at % visitors.length);
  const together = await Promise.all(
    crowd.map(
      async who => (await ask(visitors[who]?.path ?? '/', { cookie: visitors[who]?.cookie ?? '' })).text,
    ),
  );
  for (const [at, who] of crowd.entries()) {
    expect(together[at]).toBe(alone[who]);
    expect(together[at]).toContain(`<html lang="${visitors[who]?.lang}`);
  }
});

/** @proves FAULT-18 */
it('names the cart of a guest in the cookie alone: in no address, shared page, log or referrer', async () => {
  const form = new URLSearchParams({ product: await someProduct(), quantity: '1' });
  const bought = await fetch(`http://127.0.0.1:${shop.port}/ostoskori/lomake`, {
    ...{ method: 'POST', body: form, redirect: 'manual' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  expect([bought.status, bought.headers.get('location')]).toEqual([303, '/ostoskori/lomake?added=1']);
  const cookie = cookieOf(bought.headers.getSetCookie());
  const id = /ralph-cart=([^;]+)/.exec(cookie)?.[1] ?? '';
  expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  for (const path of [
    '/',
    '/tuotteet',
    '/ostoskori',
    '/ostoskori/lomake',
    '/kassa',
    '/kassan',
    '/kirjaudu',
  ]) {
    const { headers, text: html, set } = await ask(path, { cookie });
    expect([path, headers.get('location')?.includes(id) ?? false]).toEqual([path, false]);
    expect([path, html.includes(id)]).toEqual([path, false]);
    expect(set.join()).not.toContain(id);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
  // Addresses may still name a cart, as links of foreign clients do: the log does not.
  await ask(`/ostoskori?action=cart&id=${id}&cartid=${id}`);
  await ask(`/graphql?query=${encodeURIComponent(`{ getCart(id: "${id}") { id } }`)}`);
  expect(JSON.stringify(shop.lines)).not.toContain(id);
});
