/** The market panel and the notice that opens it (R-MARKET-8). */

import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Market } from '#api/channel/types.ts';
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { type AddressPlan, plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { MarketStore } from '#stores/visitor/market-store.ts';
import { TestFrame, testEnvironment } from '../common/testing-frame.tsx';
import { MarketNotice } from './market-notice.tsx';
import MarketPanel from './market-panel.tsx';

/** Loads the dialog first, so that the tests do not depend on how fast it loads. */
beforeAll(async () => {
  configure({ asyncUtilTimeout: 15_000 });
  await import('#ui/panel/panel-dialog.tsx');
});
afterAll(() => configure({ asyncUtilTimeout: 1000 }));

const market = (
  alias: string,
  countryCode: string,
  currency: string,
  changes: Partial<Market> = {},
): Market => ({
  alias,
  country: countryCode,
  countryCode,
  currency,
  defaultLocale: 'fi',
  allowedLocales: ['fi', 'sv'],
  groupKey: 'EU',
  onlyInCheckout: false,
  virtual: false,
  ...changes,
});
const channelMarkets = [
  market('fi', 'FI', 'EUR'),
  market('se', 'SE', 'SEK', { groupKey: 'SCANDINAVIA' }),
  market('dk', 'DK', 'DKK', { groupKey: 'SCANDINAVIA', allowedLocales: ['sv'] }),
  market('ax', 'AX', 'EUR', { onlyInCheckout: true }),
  market('xx', 'ZZ', '', { groupKey: 'OTHER' }),
];
const markets: AddressPlan['markets'] = [
  { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'sv'] },
  { alias: 'se', country: 'SE', defaultLocale: 'sv', locales: ['fi', 'sv'] },
  { alias: 'dk', country: 'DK', defaultLocale: 'sv', locales: ['sv'] },
];

function show(plan: Partial<AddressPlan> = {}, answer = () => Promise.resolve(channelMarkets)) {
  const cookies = new Map<string, string>();
  const stores = testStores(testCart([]));
  stores.market = new MarketStore(
    {
      cookies: {
        get: name => cookies.get(name) ?? null,
        set: (name, value) => void cookies.set(name, value),
        remove: name => void cookies.delete(name),
      },
      tabs: { publish: () => undefined, subscribe: () => () => undefined },
      api: async () => ({
        channel: { channel: async () => ({ id: '1', defaultMarket: 'fi', markets: await answer() }) },
      }),
    },
    { market: 'fi' },
  );
  const environment = testEnvironment({
    addresses: createAddresses({ ...plainPlan('https://shop.example'), markets, ...plan }),
    languages: [
      { code: 'fi', phrase: 'suomeksi', href: '/', current: true },
      { code: 'sv', phrase: 'på svenska', href: plan.marketInPath ? '/fi/sv' : '/sv', current: false },
    ],
  });
  render(
    <TestFrame stores={stores} environment={environment}>
      <MarketNotice />
      <MarketPanel open />
    </TestFrame>,
  );
  return { stores, cookies };
}
const hrefs = async () => (await screen.findAllByRole('link')).map(link => link.getAttribute('href'));

it('lists the countries with their currencies, without those for checkout only', async () => {
  show();
  const names = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual([
    'Suomi euro (EUR)',
    'Ruotsi Ruotsin kruunu (SEK)',
    'Tanska Tanskan kruunu (DKK)',
  ]);
  expect(screen.queryByText(/Ahvenanmaa/)).not.toBeInTheDocument();
});

it('shows no placeholder for an unknown currency (R-MARKET-7)', async () => {
  show();
  await hrefs();
  expect(document.body).not.toHaveTextContent(/Currency not found|undefined|null/);
});

it('keeps the address and the language where markets have no path of their own', async () => {
  show();
  expect((await hrefs()).slice(0, 3)).toEqual(['/', '/', '/sv']);
});

it('links to the path of the market where it has one, in a language of the market (R-ROUTE-3)', async () => {
  history.replaceState(null, '', '/fi/fi');
  show({ marketInPath: true });
  expect((await hrefs()).slice(1, 3)).toEqual(['/se/fi', '/dk/sv']);
  history.replaceState(null, '', '/');
});

it('stores the choice before the browser follows the link', async () => {
  const { cookies } = show();
  const link = await screen.findByRole('link', { name: /^Ruotsi/ });
  link.addEventListener('click', event => event.preventDefault());
  fireEvent.click(link);
  expect(Object.fromEntries(cookies)).toEqual({
    'ralph-selected-market': 'se',
    'ralph-checkout-market': 'se',
    'ralph-locale': 'fi',
  });
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Suomi');
});

it('shows an error when the markets cannot be loaded, and retries', async () => {
  let isFailing = true;
  show({}, () => (isFailing ? Promise.reject(new Error('unavailable')) : Promise.resolve(channelMarkets)));
  await screen.findByText('Maita ei saatu ladattua.');
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(3));
});

it('opens the panel from the notice where there is a choice (R-MARKET-8)', async () => {
  const { stores } = show();
  fireEvent.click(screen.getByRole('button', { name: /Toimitus: Suomi/, hidden: true }));
  expect(stores.panels.current).toBe('market');
});

it('shows a plain notice in a shop with one market', () => {
  show({ markets: markets.slice(0, 1) });
  expect(screen.queryByRole('button', { name: /Toimitus:/, hidden: true })).toBeNull();
  expect(screen.getByText(/Toimitus:/)).toBeInTheDocument();
});
