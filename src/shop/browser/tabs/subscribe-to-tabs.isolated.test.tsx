/** What a tab reads again after another tab has changed it, and after a restore from the back/forward cache (R-CART-23). */

import { expect, it, vi } from 'vitest';
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import type { TabSubject } from '#stores/common/ports.ts';
import { createShopperStores, type StorePorts } from '#stores/shopper/shopper-stores.ts';
import { type Vehicle, vehicleId } from '#stores/visitor/vehicle.ts';
import { subscribeToTabs } from './subscribe-to-tabs.ts';

const names = { manufacturer: 'Polaris', year: '2021', model: 'Sportsman' };
const vehicle: Vehicle = { id: vehicleId(names), ...names };

const twoMarkets = () => ({
  ...plainPlan(location.origin),
  marketInPath: true,
  markets: ['fi', 'se'].map(alias => ({
    alias,
    country: alias.toUpperCase(),
    defaultLocale: 'fi' as const,
    locales: ['fi', 'sv'] as const,
  })),
});

/** A tab on this route; cookies and storage are shared, so other tabs can write them. */
function tab(route = 'product', personal = false) {
  const jar = new Map([['ralph-cart', 'cart-1']]);
  const kept = new Map<string, string>();
  const heard = new Map<TabSubject, () => void>();
  const get = vi.fn(() => Promise.resolve(testCart([])));
  const tabs: StorePorts['tabs'] = {
    publish: () => undefined,
    subscribe: (subject, listener) => (heard.set(subject, listener), () => undefined),
  };
  const stores = createShopperStores(testStores(testCart([])).segment, {
    api: { cart: { get } as never, checkout: {} as never },
    allApi: () => Promise.reject(new Error('No backend here')),
    cookies: { get: name => jar.get(name) ?? null, set: () => undefined, remove: () => undefined },
    storage: { get: key => kept.get(key) ?? null, set: () => undefined },
    tabs,
    log: () => undefined,
    newKey: () => 'key',
  });
  const left: string[] = [];
  const resetCache = vi.fn(() => Promise.resolve());
  subscribeToTabs({
    stores,
    tabs,
    addresses: createAddresses(twoMarkets()),
    current: () => ({ personal, context: { route: { name: route } } }) as ResolvedPage,
    resetCache,
    leave: href => left.push(href),
  });
  /** What another tab has changed in this browser meanwhile. */
  const elsewhere = () => {
    jar.set('ralph-user', 'aino@example.fi');
    jar.set('ralph-selected-market', 'se').set('ralph-checkout-market', 'se');
    jar.set('ralph-cookie-consent', 'statistics.v2');
    kept.set('ralph', JSON.stringify({ favorites: [7] }));
    kept.set('ralph-sbb', JSON.stringify({ savedVehicles: [vehicle] }));
  };
  /** Number of cart reads. Reads are queued, so our own read ends after all earlier ones. */
  const cartReads = () => stores.cart.load().then(() => get.mock.calls.length - 1);
  return { stores, heard, left, cartReads, resetCache, elsewhere };
}

const comesBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('refreshes cart, favourites, vehicles, consent, market and session of a page from the back/forward cache (R-SESSION-13)', async () => {
  const { stores, left, cartReads, resetCache, elsewhere } = tab();
  elsewhere();
  comesBack(true);
  await vi.dynamicImportSettled();
  expect([stores.favorites.ids, stores.vehicles.current, stores.consent.allowed]).toEqual([
    [7],
    vehicle,
    ['statistics'],
  ]);
  expect(stores.market.checkout).toBe('se');
  await vi.waitFor(() => expect(stores.session.user).toBe('aino@example.fi'));
  await vi.waitFor(() => expect(resetCache).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(/^\/se\/fi/);
  // Once for the restored page, and once for the session that another tab has started.
  expect(await cartReads()).toBe(2);
});

it('refreshes nothing on a page that was not in the back/forward cache', async () => {
  const { stores, cartReads, elsewhere } = tab();
  elsewhere();
  comesBack(false);
  await vi.dynamicImportSettled();
  expect([stores.favorites.ids, stores.consent.allowed, await cartReads()]).toEqual([[], null, 0]);
});

it('refreshes what another tab publishes, and only that', async () => {
  const { stores, heard, cartReads, elsewhere } = tab();
  elsewhere();
  heard.get('favorites')?.();
  await vi.dynamicImportSettled();
  expect([stores.favorites.ids, stores.vehicles.saved]).toEqual([[7], []]);
  heard.get('vehicle')?.();
  await vi.dynamicImportSettled();
  expect([stores.vehicles.current, stores.session.user]).toEqual([vehicle, null]);
  heard.get('cart')?.();
  await vi.dynamicImportSettled();
  expect(await cartReads()).toBe(1);
});

it.each([
  ['ralph', [7], []],
  ['ralph-sbb', [], [vehicle]],
  [null, [7], [vehicle]],
  ['of another application', [], []],
])('refreshes stored values when they can be read: %s', async (key, favorites, vehicles) => {
  const { stores, elsewhere } = tab();
  elsewhere();
  dispatchEvent(new StorageEvent('storage', { key }));
  await vi.dynamicImportSettled();
  expect([stores.favorites.ids, stores.vehicles.saved]).toEqual([favorites, vehicles]);
});

it.each([
  ['prices the cart of a checkout anew', 'checkout', 1],
  ['leaves the cart of another page as it is', 'product', 0],
])('the market of the checkout has changed: %s', async (_, route, reads) => {
  const { stores, heard, cartReads, elsewhere } = tab(route, route === 'checkout');
  elsewhere();
  heard.get('checkout-market')?.();
  await vi.dynamicImportSettled();
  expect([stores.market.checkout, await cartReads()]).toEqual(['se', reads]);
});
