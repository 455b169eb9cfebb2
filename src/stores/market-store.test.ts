/** Choosing a market. */
import type { Market } from '#api/channel/types.ts';
import { expect, it } from 'vitest';
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
  const told: string[] = [];
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
      tabs: { publish: subject => told.push(subject), subscribe: () => () => undefined },
      api: () =>
        Promise.resolve({ channel: { channel: () => channel() } } as Parameters<typeof Object>[0] as never),
    },
    { market: 'fi' },
  );
  return { store, jar, ages, told };
}

it('a market is kept for a year, becomes the market of the checkout, and the other tabs hear of it (R-MARKET-5)', () => {
  const { store, jar, ages, told } = world();
  store.choose('se');
  expect(Object.fromEntries(jar)).toEqual({
    'ralph-selected-market': 'se',
    'ralph-checkout-market': 'se',
  });
  expect(new Set(ages)).toEqual(new Set([365 * 24 * 3600]));
  expect(told).toEqual(['market', 'checkout-market']);
});

it('the cart is priced in the market of the checkout on its pages, else in the current one (R-MARKET-6)', () => {
  const { store, told } = world();
  store.chooseCheckout('se');
  expect(['checkout', 'checkout-confirm', 'index', 'product'].map(store.ofCart)).toEqual([
    'se',
    'se',
    'fi',
    'fi',
  ]);
  expect(told).toEqual(['checkout-market']);
});

it('a tab that hears of another market of the checkout reads the cookie again (R-MARKET-5)', () => {
  const { store, jar } = world({ 'ralph-checkout-market': 'se' });
  store.restore();
  expect(store.checkout).toBe('se');
  jar.delete('ralph-checkout-market');
  store.restore();
  expect(store.checkout).toBe('fi');
});

it('an address of another market than was chosen makes it the current one, without a word to other tabs (R-ROUTE-5)', () => {
  const { store, jar, told } = world({ 'ralph-selected-market': 'se', 'ralph-checkout-market': 'se' });
  store.arrive();
  expect([jar.get('ralph-selected-market'), jar.get('ralph-checkout-market'), told]).toEqual([
    'fi',
    'fi',
    [],
  ]);
});

it('markets of the checkout alone are not for looking around, virtual ones not for orders (R-MARKET-4)', async () => {
  const { store } = world();
  await store.load();
  expect(store.choosable.map(({ alias }) => alias)).toEqual(['fi', 'se', 'eu']);
  expect(store.inCheckout.map(({ alias }) => alias)).toEqual(['fi', 'se', 'ax']);
});

it('a market without a known currency has none, and no words instead of one (R-MARKET-7)', async () => {
  const { store } = world();
  await store.load();
  expect(['se', 'eu', 'xx', 'constructor'].map(store.currencyOf)).toEqual(['SEK', null, null, null]);
});

it('tells when the markets cannot be read, and reads them when asked again', async () => {
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
