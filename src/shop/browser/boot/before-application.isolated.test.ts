/** @vitest-environment jsdom */
/** What a page does before its application runs, and what starts it. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberCart } from '#app/layouts/header/shown-cart.ts';
import type { Segment } from '#kernel/segment.ts';
import { linkIntentMs, scrollRestMs } from '#kernel/work/timing.ts';
import { browserStorage } from '../ports/browser-ports.ts';
import { beforeApplication } from './before-application.ts';

let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
let observed: Element[];
let started: AbortController;
const start = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  observed = [];
  started = new AbortController();
  start.mockReset().mockImplementation(() => started.abort());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: typeof seen) {
        seen = notify;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => undefined;
    },
  );
  history.replaceState(null, '', '/');
});
afterEach(() => {
  started.abort();
  localStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const slider = { id: 'area/1', type: 'product-list', props: {}, hydrate: 'visible', loaded: { state: 'ok' } };
const detail = {
  ...{ id: 'd', type: 'product-detail', hydrate: 'interaction', loaded: { state: 'ok' } },
  props: { product: { productId: 7 } },
};

const segment: Segment = { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true };
const known = { label: 'Ostoskori, 1 tuote', count: '1', sum: '9,90', title: 'Ostoskori (1)', lines: [] };

function show(widgets: object[] = [slider], query = {}) {
  // jsdom has no entries of navigations. Here, because real timers bring back its own object.
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [] });
  const page = {
    context: { segment, query, config: {} },
    regions: { main: [{ id: 'c', widgets }] },
  };
  const state = JSON.stringify({ state: { page, addresses: { marketInPath: false } }, modules: [] });
  document.body.innerHTML = `
    <button id="cart" data-panel="cart"><span></span><span></span></button>
    <nav><a id="menu" data-item href="/c/osat">Osat</a></nav>
    <main><a id="link" href="/c/renkaat#top"><b>Renkaat</b></a><button id="button">+</button><p id="text">Teksti</p>
    <div id="w-area-1"></div></main>
    <section id="consent" hidden></section><output id="offline" data-text="Ei verkkoa"></output>
    <script type="application/json" id="state">${state}</script>`;
  beforeApplication(start, started.signal);
}
/** One frame and the task after it. */
const painted = () => vi.advanceTimersByTimeAsync(20);
const get = (id: string) => document.getElementById(id) as HTMLElement;
const over = (element: Element, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map(link => link.getAttribute('href'));

it('shows the cookie banner until the visitor has decided', () => {
  show();
  expect(get('consent').hidden).toBe(false);
  document.cookie = 'ralph-cookie-consent=none.v2.20260101; Path=/';
  show();
  expect(get('consent').hidden).toBe(true);
  expect(start).not.toHaveBeenCalled();
});

it('shows in a bar that there is no connection (R-SHELL-10)', () => {
  show();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(get('offline').textContent).toBe('Ei verkkoa');
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(get('offline').textContent).toBe('');
});

it('remembers the product of the page once that is allowed (R-PRODUCT-35, R-CONSENT-1)', () => {
  show([detail]);
  document.cookie = 'ralph-cookie-consent=statistics.v2.20260101; Path=/';
  show([detail]);
  expect(document.cookie).not.toContain('ralph-latest-products');
  start.mockClear();
  document.cookie = 'ralph-cookie-consent=preferences.v2.20260101; Path=/';
  document.cookie = 'ralph-latest-products=3.7; Path=/';
  show([detail]);
  expect(document.cookie).toContain('ralph-latest-products=7.3');
  expect(start).not.toHaveBeenCalled();
});

it.each(['button', 'menu'])('starts when the pointer rests on something alive: %s', id => {
  show();
  over(get(id));
  over(get('text'));
  vi.advanceTimersByTime(linkIntentMs);
  expect(start).not.toHaveBeenCalled();
  over(get(id));
  vi.advanceTimersByTime(linkIntentMs);
  expect(start).toHaveBeenCalledOnce();
});

it('lets the browser fetch the page of a link on which the pointer rests, once (R-ROUTE-17)', () => {
  show();
  for (const target of ['#link', '#text', '#link b'])
    for (const element of document.querySelectorAll(target)) {
      over(element);
      vi.advanceTimersByTime(linkIntentMs);
    }
  expect([prefetched(), start.mock.calls.length]).toEqual([['/c/renkaat'], 0]);
});

it('fetches nothing for a finger, without a connection, or once the application has started', () => {
  show();
  over(get('link'), 'touch');
  vi.advanceTimersByTime(linkIntentMs);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  over(get('link'));
  vi.advanceTimersByTime(linkIntentMs);
  isOnline.mockRestore();
  over(get('link'));
  started.abort();
  vi.advanceTimersByTime(linkIntentMs);
  expect(prefetched()).toEqual([]);
});

it('does not start for a finger, which does not rest: it presses', () => {
  show();
  over(get('button'), 'touch');
  vi.advanceTimersByTime(linkIntentMs);
  expect(start).not.toHaveBeenCalled();
});

it('starts when a living widget comes into view', () => {
  show();
  expect(observed).toEqual([get('w-area-1')]);
  seen?.([{ isIntersecting: false }]);
  expect(start).not.toHaveBeenCalled();
  seen?.([{ isIntersecting: true }]);
  expect(start).toHaveBeenCalledOnce();
});

it.each([
  ['changes favourites in another tab', () => dispatchEvent(new StorageEvent('storage', { key: 'ralph' }))],
  [
    'returns by the back/forward cache',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('starts when the visitor %s', (_, act) => {
  show();
  dispatchEvent(new StorageEvent('storage', { key: 'recentSearches' }));
  dispatchEvent(new PageTransitionEvent('pageshow'));
  vi.advanceTimersByTime(100);
  expect(start).not.toHaveBeenCalled();
  act();
  vi.advanceTimersByTime(100);
  expect(start).toHaveBeenCalledOnce();
});

it('starts once the visitor has stopped scrolling, and not beside a press right after it', () => {
  show();
  for (let moved = 0; moved < 5; moved += 1) {
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(scrollRestMs - 1);
  }
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledOnce();
});

it('starts when another tab has changed something (R-CART-23)', async () => {
  vi.useRealTimers();
  show();
  const other = new BroadcastChannel('ralph_channel');
  other.postMessage({ type: 'cart' });
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  other.close();
});

it('starts after the first paint for a visitor with a cart that it does not know, and watches nothing', async () => {
  document.cookie = 'ralph-cart=c; Path=/';
  show();
  expect([get('consent').hidden, start.mock.calls.length]).toEqual([false, 0]);
  await painted();
  expect([start.mock.calls.length, observed]).toEqual([1, []]);
});

it('shows the cart that this browser remembers, and rests', async () => {
  document.cookie = 'ralph-cart=c; Path=/';
  const cart = {
    label: 'Ostoskori, 2 tuotetta',
    count: '2',
    sum: '24,90',
    title: 'Ostoskori (2)',
    lines: [],
  };
  rememberCart(browserStorage, 'c', segment, cart);
  show();
  const button = get('cart');
  expect([button.ariaLabel, ...[...button.children].map(part => part.getAttribute('data-shown'))]).toEqual([
    ...['Ostoskori, 2 tuotetta', '2', '24,90'],
  ]);
  await painted();
  expect(start).not.toHaveBeenCalled();
});

it.each<[string, () => void]>([
  ['of another id', () => (document.cookie = 'ralph-cart=d; Path=/')],
  ['in other prices', () => rememberCart(browserStorage, 'c', { ...segment, vatIncluded: false }, known)],
  ['of an hour ago', () => vi.setSystemTime(Date.now() + 3_600_000)],
])('asks for a cart %s', async (_, change) => {
  document.cookie = 'ralph-cart=c; Path=/';
  rememberCart(browserStorage, 'c', segment, known);
  change();
  show();
  await painted();
  expect([get('cart').ariaLabel, start.mock.calls.length]).toEqual([null, 1]);
});

it('asks nothing in a frame of the preview', async () => {
  history.replaceState(null, '', '/?frame=1');
  show([slider], { frame: '1' });
  await painted();
  expect([get('consent').hidden, start.mock.calls.length]).toEqual([true, 1]);
});
