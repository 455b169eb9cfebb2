/** @vitest-environment jsdom */
/** What an address or another tab asks of this one (facts 3.7, 8.5; spec 1 §2). */
import { keepPlaceFor, returnToPlace } from '#app/navigation/place-across-documents.ts';
import { type AddressPlan, plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { testCart, testStores } from '#parts/testing-shop.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { followAction } from './follow-action.ts';
import { followMarket } from './follow-market.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  document.cookie = 'ralph-cart=; Max-Age=0';
});

const stores = () => testStores(testCart([]));

it('facts 3.7: ?action=login opens the way in once, and leaves the address', async () => {
  history.replaceState(null, '', '/tuotteet?action=login&page=2#top');
  const shop = stores();
  await followAction(shop, '/kassa', () => undefined);
  expect([shop.panels.current, shop.panels.frame]).toEqual(['account', 'login']);
  expect(location.pathname + location.search + location.hash).toBe('/tuotteet?page=2#top');
});

it('opens nothing for whoever is signed in', async () => {
  history.replaceState(null, '', '/?action=login');
  const shop = stores();
  shop.session.user = 'aino@example.fi';
  await followAction(shop, '/kassa', () => undefined);
  expect([shop.panels.current, location.search]).toEqual([null, '']);
});

it('facts 3.7: ?action=cart#id takes the cart over and goes to the checkout', async () => {
  history.replaceState(null, '', '/?action=cart#0b9c1d2e-aaaa-4bbb-8ccc-1234567890ab');
  const shop = stores();
  const load = vi.fn(() => Promise.resolve());
  const left: string[] = [];
  await followAction({ ...shop, cart: { load } as never }, '/kassa', href => left.push(href));
  expect(document.cookie).toContain('ralph-cart=0b9c1d2e-aaaa-4bbb-8ccc-1234567890ab');
  expect([load.mock.calls.length, left, location.hash]).toEqual([1, ['/kassa'], '']);
});

it.each(['', '#', '#x', '#<script>', `#${'x'.repeat(100)}`, '#a;b=c-long-enough'])(
  'takes nothing over for %.20j',
  async hash => {
    history.replaceState(null, '', `/?action=cart${hash}`);
    const left: string[] = [];
    await followAction(stores(), '/kassa', href => left.push(href));
    expect([left, document.cookie]).toEqual([[], expect.not.stringContaining('ralph-cart=')]);
  },
);

it('keeps the cart that was here when the other cannot be read', async () => {
  document.cookie = 'ralph-cart=mine-is-this-one';
  history.replaceState(null, '', '/?action=cart#another-cart-id');
  const shop = stores();
  const load = () => Promise.reject(new Error('away'));
  const left: string[] = [];
  await followAction({ ...shop, cart: { load } as never }, '/kassa', href => left.push(href));
  expect(document.cookie).toContain('ralph-cart=mine-is-this-one');
  expect([left, shop.notices.notice?.message]).toEqual([[], 'CART_LOAD_FAILED']);
});

const markets: AddressPlan['markets'] = [
  { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'sv'] },
  { alias: 'se', country: 'SE', defaultLocale: 'sv', locales: ['fi', 'sv'] },
];
function hearMarket(chosen: string, plan: Partial<AddressPlan> = {}, isPersonal = false) {
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

it('facts 8.5: a tab moves to the path of the market that another has chosen, with its query', () => {
  history.replaceState(null, '', '/fi/fi/c/renkaat?page=2');
  expect(hearMarket('se', { marketInPath: true }).left).toEqual(['/se/fi/c/renkaat?page=2']);
});

it('throws nothing away that may be half typed', () => {
  history.replaceState(null, '', '/fi/fi/kassa');
  expect(hearMarket('se', { marketInPath: true }, true)).toEqual({
    left: [],
    notice: 'MARKET_CHANGED_ELSEWHERE',
  });
});

it.each(['fi', 'zz', ''])('stays for the market %j', chosen => {
  history.replaceState(null, '', '/fi/fi');
  expect(hearMarket(chosen, { marketInPath: true }).left).toEqual([]);
});

it('spec 1 §2: the next account page begins where the last was left, any other at its top', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(window, { scrollY: 420 });
  keepPlaceFor('/tilini/saldo');
  history.replaceState(null, '', '/tilini/saldo');
  returnToPlace();
  returnToPlace();
  expect(scroll.mock.calls).toEqual([[0, 420]]);
  keepPlaceFor('/tilini/tilaukset');
  returnToPlace();
  sessionStorage.setItem('atv-place', '{no json');
  returnToPlace();
  expect(scroll).toHaveBeenCalledTimes(1);
  Object.assign(window, { scrollY: 0 });
});
