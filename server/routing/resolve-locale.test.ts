/** Where an address leads in every mode of market and language. */

import { expect, it } from 'vitest';
import { createRouteTable, type RouteEntry } from '#engine/route/route-table.ts';
import { type AddressPlan, plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { byLocale } from '#i18n/locales.ts';
import type { RequestInfo } from './request-info.ts';
import { resolveLocale } from './resolve-locale.ts';

const origin = 'https://kauppa.example';
const entry = (name: string, fi: string, sv = fi): RouteEntry => ({
  name,
  pageId: name,
  paths: { ...byLocale(() => fi), sv },
  splat: 'alias',
  access: 'public',
});
const routes = createRouteTable([
  entry('index', '/'),
  entry('checkout', '/kassa', '/kassan'),
  entry('orders', '/tilini/tilaukset', '/mina-sidor/ordrar'),
  entry('category', '/c/*'),
  entry('content', '/:alias'),
]);
const markets: AddressPlan['markets'] = [
  { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'sv'] },
  { alias: 'se', country: 'SE', defaultLocale: 'sv', locales: ['fi', 'sv'] },
  { alias: 'dk', country: 'DK', defaultLocale: 'sv', locales: ['sv'] },
];
const inPath: Partial<AddressPlan> = { marketInPath: true };
const hosts: Partial<AddressPlan> = { origins: { fi: origin, sv: 'https://butik.example' } };

function go(address: string, plan: Partial<AddressPlan> = inPath, more: Partial<RequestInfo> = {}) {
  const addresses = createAddresses({ ...plainPlan(origin), markets, ...plan });
  const [path = '', query] = address.split('?');
  const info: RequestInfo = {
    path: decodeURI(path),
    search: query === undefined ? '' : `?${query}`,
    host: new URL(origin).host,
    market: undefined,
    locale: undefined,
    ...more,
  };
  return resolveLocale(info, { addresses, routes });
}

it.each([
  ['/se/sv/kassan', { market: 'se', locale: 'sv' }, '/kassan'],
  ['/fi/fi', { market: 'fi', locale: 'fi' }, '/'],
  ['/fi/sv/c/däck', { market: 'fi', locale: 'sv' }, '/c/däck'],
  ['/dk/sv/se/fi', { market: 'dk', locale: 'sv' }, '/se/fi'],
])('keeps %s: market and language come from the path alone', (path, marketLocale, pagePath) => {
  const resolved = go(path, inPath, { market: 'dk', locale: 'fi' });
  expect(resolved).toEqual({ marketLocale, pagePath, redirect: null });
});

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
  // In capitals, in either order.
  ['/SE/sv/kassan?a=1', 301, '/se/sv/kassan?a=1'],
  ['/Se/SV', 301, '/se/sv'],
  ['/SV/SE/c/Talvi', 301, '/se/sv/c/Talvi'],
  ['/DK/FI/kassa', 302, '/dk/sv/kassan'],
  ['/SE', 302, '/se/sv'],
  ['/SV/kassan', 302, '/fi/sv/kassan'],
  // A market before a path of another language than its own: in that language where the market has it.
  ['/se/kassa', 302, '/se/fi/kassa'],
  ['/se/kassan', 302, '/se/sv/kassan'],
  ['/fi/kassan', 302, '/fi/sv/kassan'],
  ['/dk/kassa?a=1', 302, '/dk/sv/kassan?a=1'],
  ['/dk/tilini/tilaukset', 302, '/dk/sv/mina-sidor/ordrar'],
  ['/SE/tilini/tilaukset', 302, '/se/fi/tilini/tilaukset'],
  ['/se/tuntematon', 302, '/se/sv/tuntematon'],
  // An unknown page is rewritten as well (3.3.2c).
  ['/no/such/page', 302, '/fi/fi/no/such/page'],
  // A language that the market does not allow (3.3.2f), with the words of the other language.
  ['/dk/fi', 302, '/dk/sv'],
  ['/dk/fi/kassa?a=1', 302, '/dk/sv/kassan?a=1'],
  ['/dk/fi/c/fi', 302, '/dk/sv/c/fi'],
  ['/dk/fi/tuntematon', 302, '/dk/sv/tuntematon'],
  ['/fi/dk/tilini/tilaukset', 302, '/dk/sv/mina-sidor/ordrar'],
])('redirects %s: %i %s', (path, status, location) => {
  const { redirect } = go(path);
  expect(redirect).toEqual({ status, location });
});

it.each(['/xx/sv/kassan?a=1', '/XX/SV/kassan?a=1', '/evil.com/sv/kassan?a=1', '/__proto__/sv/kassan?a=1'])(
  'takes the fallback for the market of %s, and switches to it',
  path => {
    expect(go(path, inPath, { market: 'dk' }).redirect).toEqual({
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
])('with the cookies %j / redirects to %s', (cookies, location) => {
  expect(go('/', inPath, cookies).redirect?.location).toBe(location);
});

it('takes one redirect for any address, and none from there', () => {
  const words = ['fi', 'sv', 'se', 'dk', 'xx', 'kassa', 'kassan', 'c', 'tilini', 'en'];
  const cookies = [{}, { market: 'dk', locale: 'fi' }, { market: 'se', locale: 'sv' }];
  for (const first of words)
    for (const second of words)
      for (const third of ['', ...words])
        for (const visitor of cookies) {
          const { redirect } = go(`/${[first, second, third].filter(Boolean).join('/')}`, inPath, visitor);
          if (!redirect) continue;
          expect(redirect.location).toMatch(/^\/(fi|se|dk)\/(fi|sv)(\/|$)/);
          expect([redirect.location, go(redirect.location, inPath, visitor).redirect]).toEqual([
            redirect.location,
            null,
          ]);
        }
});

it('reads the language from the path and the market from the cookie where there is neither a host nor a path prefix for them', () => {
  const plain = go('/sv/kassan', {}, { market: 'se', locale: 'fi' });
  expect(plain).toEqual({
    marketLocale: { market: 'se', locale: 'sv' },
    pagePath: '/kassan',
    redirect: null,
  });
  expect(go('/', {}, { market: 'zz', locale: 'sv' }).marketLocale).toEqual({ market: 'fi', locale: 'fi' });
});

it('reads the language from the host where each has its own', () => {
  expect(go('/kassan', hosts, { host: 'butik.example' })).toEqual({
    marketLocale: { market: 'fi', locale: 'sv' },
    pagePath: '/kassan',
    redirect: null,
  });
  expect(go('/kassa', hosts, { locale: 'sv' }).marketLocale.locale).toBe('fi');
  expect(go('/kassa', hosts, { host: 'evil.example' }).marketLocale.locale).toBe('fi');
});

it('redirects a path with a language, as in mails, to the host of that language', () => {
  expect(go('/sv/kassan?a=1', hosts).redirect).toEqual({
    status: 301,
    location: 'https://butik.example/kassan?a=1',
  });
  expect(go('/sv', hosts, { host: 'butik.example' }).redirect).toEqual({ status: 301, location: '/' });
});

it('reads a language in capitals, and redirects to the address as we write it', () => {
  expect(go('/SV/kassan?a=1', {}).redirect).toEqual({ status: 301, location: '/sv/kassan?a=1' });
  expect(go('/Sv', {}).redirect).toEqual({ status: 301, location: '/sv' });
  expect(go('/SVARVAR', {}).redirect).toBeNull();
  expect(go('/SV/kassan', hosts).redirect).toEqual({ status: 301, location: 'https://butik.example/kassan' });
});
