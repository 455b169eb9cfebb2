/** Actions requested by the address or by another tab (R-ROUTE-14). */

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import type { Cart, CartApi } from '#api/cart/types.ts';
import type { CheckoutApi } from '#api/checkout/types.ts';
import { restorePosition, savePositionFor } from '#app/navigation/position-across-documents.ts';
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { type AddressPlan, plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { createShopperStores } from '#stores/shopper/shopper-stores.ts';
import { offerMarket } from '../hydrate/offer-market.ts';
import { browserCookies } from '../ports/browser-ports.ts';
import { followMarket } from '../tabs/follow-market.ts';
import { followAction } from './follow-action.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  document.cookie = 'ralph-cart=; Max-Age=0';
});

const stores = () => testStores(testCart([]));

it('?action=login opens the login once and is removed from the address (R-ROUTE-14)', async () => {
  history.replaceState(null, '', '/tuotteet?action=login&page=2#top');
  const shop = stores();
  await followAction(shop, '/kassa', () => undefined);
  expect([shop.panels.current, shop.panels.frame]).toEqual(['account', 'login']);
  expect(location.pathname + location.search + location.hash).toBe('/tuotteet?page=2#top');
});

it('opens no login for a signed-in user', async () => {
  history.replaceState(null, '', '/?action=login');
  const shop = stores();
  shop.session.user = 'aino@example.fi';
  await followAction(shop, '/kassa', () => undefined);
  expect([shop.panels.current, location.search]).toEqual([null, '']);
});

/** A shop whose backend has these carts; any other id gets a new one. */
function shopKnowing(...known: Partial<Cart>[]) {
  const made = { ...testCart([]), id: 'made-anew-and-empty' };
  const get = (id: string | null) => Promise.resolve({ ...made, ...known.find(cart => cart.id === id) });
  const shop = createShopperStores(stores().segment, {
    api: { cart: { get } as CartApi, checkout: {} as CheckoutApi },
    allApi: () => Promise.resolve({ cart: { find: get } } as unknown as Api),
    cookies: browserCookies,
    storage: { get: () => null, set: () => undefined },
    tabs: { publish: () => undefined, subscribe: () => () => undefined },
    log: () => undefined,
    newKey: () => 'key',
  });
  const left: string[] = [];
  return { shop, left, follow: () => followAction(shop, '/kassa', href => left.push(href)) };
}

it('?action=cart#id takes over the cart and goes to the checkout (R-ROUTE-14)', async () => {
  const id = '0b9c1d2e-aaaa-4bbb-8ccc-1234567890ab';
  document.cookie = 'ralph-cart=mine-is-this-one';
  history.replaceState(null, '', `/?action=cart#${id}`);
  const { shop, left, follow } = shopKnowing({ id }, { id: 'mine-is-this-one' });
  await follow();
  expect(document.cookie).toContain(`ralph-cart=${id}`);
  expect([shop.cart.cart?.id, left, location.hash]).toEqual([id, ['/kassa'], '']);
});

it.each([
  ['is unknown or too old', []],
  ['is completed', [{ id: 'another-cart-id', isCompleted: true }]],
])('keeps the current cart when the linked one %s', async (_, others) => {
  document.cookie = 'ralph-cart=mine-is-this-one';
  history.replaceState(null, '', '/?action=cart#another-cart-id');
  const { shop, left, follow } = shopKnowing({ id: 'mine-is-this-one' }, ...others);
  await shop.cart.load();
  await follow();
  expect(document.cookie).toContain('ralph-cart=mine-is-this-one');
  expect([shop.cart.cart?.id, left, shop.notices.notice?.message]).toEqual([
    'mine-is-this-one',
    [],
    'CART_LOAD_FAILED',
  ]);
});

it('has no cart after an unknown cart id when there was none before', async () => {
  history.replaceState(null, '', '/?action=cart#another-cart-id');
  const { shop, left, follow } = shopKnowing();
  await follow();
  expect([shop.cart.cart, document.cookie, left]).toEqual([
    null,
    expect.not.stringContaining('ralph-cart='),
    [],
  ]);
});

it.each(['', '#', '#x', '#<script>', `#${'x'.repeat(100)}`, '#a;b=c-long-enough'])(
  'takes over no cart for %.20j',
  async hash => {
    history.replaceState(null, '', `/?action=cart${hash}`);
    const left: string[] = [];
    await followAction(stores(), '/kassa', href => left.push(href));
    expect([left, document.cookie]).toEqual([[], expect.not.stringContaining('ralph-cart=')]);
  },
);

it('keeps the current cart when the linked one cannot be read', async () => {
  document.cookie = 'ralph-cart=mine-is-this-one';
  history.replaceState(null, '', '/?action=cart#another-cart-id');
  const { shop, left, follow } = shopKnowing({ id: 'mine-is-this-one' });
  shop.api = () => Promise.reject(new Error('away'));
  await shop.cart.load();
  await follow();
  expect(document.cookie).toContain('ralph-cart=mine-is-this-one');
  expect([shop.cart.cart?.id, left, shop.notices.notice?.message]).toEqual([
    'mine-is-this-one',
    [],
    'CART_LOAD_FAILED',
  ]);
});

const markets: AddressPlan['markets'] = [
  { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'sv'] },
  { alias: 'se', country: 'SE', defaultLocale: 'sv', locales: ['fi', 'sv'] },
];
function changeMarket(chosen: string, plan: Partial<AddressPlan> = {}, isPersonal = false) {
  const shop = stores();
  const left: string[] = [];
  followMarket(
    { notices: shop.notices, market: { ...shop.market, chosen } as typeof shop.market },
    {
      addresses: createAddresses({ ...plainPlan(location.origin), markets, ...plan }),
      segment: shop.segment,
      isPersonal,
      leave: href => left.push(href),
    },
  );
  return { left, notice: shop.notices.notice?.message };
}

it('moves to the path of the market that another tab has chosen, with the query', () => {
  history.replaceState(null, '', '/fi/fi/c/renkaat?page=2');
  expect(changeMarket('se', { marketInPath: true }).left).toEqual(['/se/fi/c/renkaat?page=2']);
});

it('keeps input that may be half typed', () => {
  history.replaceState(null, '', '/fi/fi/kassa');
  expect(changeMarket('se', { marketInPath: true }, true)).toEqual({
    left: [],
    notice: 'MARKET_CHANGED_ELSEWHERE',
  });
});

it.each(['fi', 'zz', ''])('stays on the page for the market %j', chosen => {
  history.replaceState(null, '', '/fi/fi');
  expect(changeMarket(chosen, { marketInPath: true }).left).toEqual([]);
});

it('restores the scroll position between account pages, and opens any other page at its top (R-ROUTE-15)', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(window, { scrollY: 420 });
  savePositionFor('/tilini/saldo');
  history.replaceState(null, '', '/tilini/saldo');
  restorePosition();
  restorePosition();
  expect(scroll.mock.calls).toEqual([[0, 420]]);
  savePositionFor('/tilini/tilaukset');
  restorePosition();
  sessionStorage.setItem('atv-place', '{no json');
  restorePosition();
  expect(scroll).toHaveBeenCalledTimes(1);
  Object.assign(window, { scrollY: 0 });
});

describe('a browser of another country', () => {
  const country = (alias: string, code: string) => ({
    ...{ alias, country: code, defaultLocale: 'fi' as const, locales: ['fi' as const] },
  });
  const markets = [country('fi', 'FI'), country('se', 'SE')];
  const offered = (...languages: string[]) => {
    const shop = stores();
    const stored = new Map<string, string>();
    const parts = {
      ...shop,
      storage: {
        get: (key: string) => stored.get(key) ?? null,
        set: (key: string, value: string) => void stored.set(key, value),
      },
    };
    history.replaceState(null, '', '/tuotteet?page=2');
    offerMarket(parts, markets, languages);
    const first = shop.notices.notice;
    shop.notices.hide();
    offerMarket(parts, markets, languages);
    return [first?.values?.['country'], first?.link?.href, shop.notices.notice];
  };

  it.each([
    [['sv-SE', 'sv'], 'Ruotsi'],
    [['sv', 'sv-SE'], 'Ruotsi'],
    [['fi-FI', 'sv-SE'], undefined],
    [['sv-FI'], undefined],
    [['en-US'], undefined],
    [['sv'], undefined],
  ])('with the languages %j is offered the choice once, if the shop delivers there', (languages, name) => {
    const href = name && '/tuotteet?page=2&action=market';
    expect(offered(...languages)).toEqual([name, href, null]);
  });

  it('?action=market opens the choice', async () => {
    history.replaceState(null, '', '/tuotteet?page=2&action=market');
    const shop = stores();
    await followAction(shop, '/kassa', () => undefined);
    expect([shop.panels.current, location.search]).toEqual(['market', '?page=2']);
  });
});
