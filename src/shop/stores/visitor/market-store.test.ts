/** Choosing a market. */

import { expect, it } from 'vitest';
import type { Market } from '#api/channel/types.ts';
import { MarketStore } from './market-store.ts';

const market = (alias: string, changes: Partial<Market> = {}): Market => ({
  alias,
  country: alias,
  countryCode: alias.toUpperCase(),
  currency: 'EUR',
  defaultLocale: 'fi',
  allowedLocales: [],
  groupKey: 'EU',
  onlyInCheckout: false,
  virtual: false,
  ...changes,
});
const markets = [
  market('fi'),
  market('se', { currency: 'SEK' }),
  market('ax', { onlyInCheckout: true }),
  market('eu', { virtual: true, currency: '' }),
];

function world(cookies: Record<string, string> = {}, channel = () => Promise.resolve({ markets })) {
  const jar = new Map(Object.entries(cookies));
  const ages: (number | 'session')[] = [];
  const published: string[] = [];
  const store = new MarketStore(
    {
      cookies: {
        get: name => jar.get(name) ?? null,
        set: (name, value, age) => {
          jar.set(name, value);
          ages.push(age);
        },
        remove: name => void jar.delete(name),
      },
      tabs: { publish: subject => published.push(subject), subscribe: () => () => undefined },
      api: () =>
        Promise.resolve({ channel: { channel: () => channel() } } as Parameters<typeof Object>[0] as never),
    },
    { market: 'fi' },
  );
  return { store, jar, ages, published };
}

it('stores the chosen market for a year, also as the market of the checkout, and notifies the other tabs (R-MARKET-5)', () => {
  const { store, jar, ages, published } = world();
  store.choose('se');
  expect(Object.fromEntries(jar)).toEqual({
    'ralph-selected-market': 'se',
    'ralph-checkout-market': 'se',
  });
  expect(new Set(ages)).toEqual(new Set([365 * 24 * 3600]));
  expect(published).toEqual(['market', 'checkout-market']);
});

it('prices the cart in the checkout’s market on checkout pages, otherwise in the current market (R-MARKET-6)', () => {
  const { store, published } = world();
  store.chooseCheckout('se');
  expect(['checkout', 'checkout-confirm', 'index', 'product'].map(store.marketOfCart)).toEqual([
    'se',
    'se',
    'fi',
    'fi',
  ]);
  expect(published).toEqual(['checkout-market']);
});

it('reads the cookie again when another tab changes the checkout’s market (R-MARKET-5)', () => {
  const { store, jar } = world({ 'ralph-checkout-market': 'se' });
  store.restore();
  expect(store.checkout).toBe('se');
  jar.delete('ralph-checkout-market');
  store.restore();
  expect(store.checkout).toBe('fi');
});

it('makes the market of the address the current one, without notifying other tabs (R-ROUTE-5)', () => {
  const { store, jar, published } = world({ 'ralph-selected-market': 'se', 'ralph-checkout-market': 'se' });
  store.adoptCurrent();
  expect([jar.get('ralph-selected-market'), jar.get('ralph-checkout-market'), published]).toEqual([
    'fi',
    'fi',
    [],
  ]);
});

it('offers no checkout-only market for browsing and no virtual market for orders (R-MARKET-4)', async () => {
  const { store } = world();
  await store.load();
  expect(store.choosable.map(({ alias }) => alias)).toEqual(['fi', 'se', 'eu']);
  expect(store.inCheckout.map(({ alias }) => alias)).toEqual(['fi', 'se', 'ax']);
});

it('returns null for a market without a known currency (R-MARKET-7)', async () => {
  const { store } = world();
  await store.load();
  expect(['se', 'eu', 'xx', 'constructor'].map(store.currencyOf)).toEqual(['SEK', null, null, null]);
});

it('reports a failure to load the markets, and retries on the next call', async () => {
  let isAway = true;
  const { store } = world({}, () =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve({ markets }),
  );
  await store.load();
  expect([store.phase, store.markets]).toEqual(['failed', null]);
  isAway = false;
  await store.load();
  expect([store.phase, store.choosable.length]).toEqual(['idle', 3]);
});
