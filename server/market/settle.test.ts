/** Where an address leads in every mode of market and language (R-ROUTE-2, R-ROUTE-3). */
import { byLocale } from '#i18n/locales.ts';
import { expect, it } from 'vitest';
import { createRouteTable, type RouteEntry } from '#engine/route-table.ts';
import { type AddressPlan, plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import type { Asked } from './asked.ts';
import { settle } from './settle.ts';

const origin = 'https://kauppa.example';
const entry = (name: string, fi: string, sv = fi): RouteEntry => ({
  name,
  pageId: name,
  paths: { ...byLocale(() => fi), sv },
  access: 'public',
});
const routes = createRouteTable([
  entry('index', '/'),
  entry('checkout', '/kassa', '/kassan'),
  entry('orders', '/tilini/tilaukset', '/mina-sidor/ordrar'),
  entry('category', '/c/:alias+'),
  entry('content', '/:alias'),
]);
const markets: AddressPlan['markets'] = [
  { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'sv'] },
  { alias: 'se', country: 'SE', defaultLocale: 'sv', locales: ['fi', 'sv'] },
  { alias: 'dk', country: 'DK', defaultLocale: 'sv', locales: ['sv'] },
];
const inPath: Partial<AddressPlan> = { marketInPath: true };
const hosts: Partial<AddressPlan> = { origins: { fi: origin, sv: 'https://butik.example' } };

function go(address: string, plan: Partial<AddressPlan> = inPath, more: Partial<Asked> = {}) {
  const addresses = createAddresses({ ...plainPlan(origin), markets, ...plan });
  const [path = '', query] = address.split('?');
  const asked: Asked = {
    path: decodeURI(path),
    search: query === undefined ? '' : `?${query}`,
    host: new URL(origin).host,
    market: undefined,
    locale: undefined,
    ...more,
  };
  return settle(asked, { addresses, routes });
}

it.each([
  ['/se/sv/kassan', { market: 'se', locale: 'sv' }, '/kassan'],
  ['/fi/fi', { market: 'fi', locale: 'fi' }, '/'],
  ['/fi/sv/c/däck', { market: 'fi', locale: 'sv' }, '/c/däck'],
  ['/dk/sv/se/fi', { market: 'dk', locale: 'sv' }, '/se/fi'],
])(
  'leaves %s where it is: market and language come from the path alone (R-ROUTE-3)',
  (path, standing, bare) => {
    const settled = go(path, inPath, { market: 'dk', locale: 'fi' });
    expect(settled).toEqual({ standing, bare, move: null });
  },
);

it.each([
  // The language before the market (3.3.2b); a page word of the same letters stays.
  ['/sv/se/kassan?a=1', 301, '/se/sv/kassan?a=1'],
  ['/sv/se', 301, '/se/sv'],
  ['/sv/se/c/se', 301, '/se/sv/c/se'],
  // No market: the visitor's own (3.3.2e), or the fallback.
  ['/sv/kassan', 302, '/fi/sv/kassan'],
  ['/kassan', 302, '/fi/sv/kassan'],
  ['/kassa?x=%2F', 302, '/fi/fi/kassa?x=%2F'],
  ['/', 302, '/fi/fi'],
  ['/se', 302, '/se/sv'],
  ['/se/c/renkaat', 302, '/se/sv/c/renkaat'],
  // A page nobody knows is rewritten all the same (3.3.2c).
  ['/no/such/page', 302, '/fi/fi/no/such/page'],
  // A language that the market does not allow (3.3.2f), with the words of the other language.
  ['/dk/fi', 302, '/dk/sv'],
  ['/dk/fi/kassa?a=1', 302, '/dk/sv/kassan?a=1'],
  ['/dk/fi/c/fi', 302, '/dk/sv/c/fi'],
  ['/dk/fi/tuntematon', 302, '/dk/sv/tuntematon'],
  ['/fi/dk/tilini/tilaukset', 302, '/dk/sv/mina-sidor/ordrar'],
])('sends %s on: %i %s', (path, status, location) => {
  const { move } = go(path);
  expect(move).toEqual({ status, location });
});

it.each(['/xx/sv/kassan?a=1', '/evil.com/sv/kassan?a=1', '/__proto__/sv/kassan?a=1'])(
  'takes the fallback for the market of %s, and switches to it (R-ROUTE-4)',
  path => {
    expect(go(path, inPath, { market: 'dk' }).move).toEqual({
      status: 302,
      location: '/fi/sv/kassan?a=1',
      switchTo: 'fi',
    });
  },
);

it.each([
  [{ market: 'se' }, '/se/sv'],
  [{ market: 'se', locale: 'fi' }, '/se/fi'],
  [{ market: 'dk', locale: 'fi' }, '/dk/sv'],
  [{ market: 'zz', locale: 'en' }, '/fi/fi'],
  [{ market: 'constructor', locale: '__proto__' }, '/fi/fi'],
])('knows a visitor by the cookies %j: / leads to %s (R-ROUTE-2)', (cookies, location) => {
  expect(go('/', inPath, cookies).move?.location).toBe(location);
});

it('needs one step for any address, and stays there', () => {
  const words = ['fi', 'sv', 'se', 'dk', 'xx', 'kassa', 'kassan', 'c', 'tilini', 'en'];
  const cookies = [{}, { market: 'dk', locale: 'fi' }, { market: 'se', locale: 'sv' }];
  for (const first of words)
    for (const second of words)
      for (const third of ['', ...words])
        for (const visitor of cookies) {
          const { move } = go(`/${[first, second, third].filter(Boolean).join('/')}`, inPath, visitor);
          if (!move) continue;
          expect(move.location).toMatch(/^\/(fi|se|dk)\/(fi|sv)(\/|$)/);
          expect([move.location, go(move.location, inPath, visitor).move]).toEqual([move.location, null]);
        }
});

it('reads the language from the path and the market from the cookie where neither has a host or a place (R-ROUTE-2)', () => {
  const plain = go('/sv/kassan', {}, { market: 'se', locale: 'fi' });
  expect(plain).toEqual({ standing: { market: 'se', locale: 'sv' }, bare: '/kassan', move: null });
  expect(go('/', {}, { market: 'zz', locale: 'sv' }).standing).toEqual({ market: 'fi', locale: 'fi' });
});

it('reads the language from the host where each has its own (R-ROUTE-2)', () => {
  expect(go('/kassan', hosts, { host: 'butik.example' })).toEqual({
    standing: { market: 'fi', locale: 'sv' },
    bare: '/kassan',
    move: null,
  });
  expect(go('/kassa', hosts, { locale: 'sv' }).standing.locale).toBe('fi');
  expect(go('/kassa', hosts, { host: 'evil.example' }).standing.locale).toBe('fi');
});

it('leads a path with a language to the host of that language, as mails have it', () => {
  expect(go('/sv/kassan?a=1', hosts).move).toEqual({
    status: 301,
    location: 'https://butik.example/kassan?a=1',
  });
  expect(go('/sv', hosts, { host: 'butik.example' }).move).toEqual({ status: 301, location: '/' });
});
