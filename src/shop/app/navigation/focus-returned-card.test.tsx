/** Returning from a product to the card in the list. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListReturns } from '#stores/lists/list-returns.ts';
import { rememberCard, returnToCard } from './focus-returned-card.ts';

beforeEach(() => {
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.body.innerHTML =
    '<ul data-page="2"><li data-card="17"><a href="/p/x">x</a></li></ul><ul data-page="1"><li data-card="16"><a href="/p/z">z</a></li></ul><ul><li data-card="18"><a href="/p/y">y</a></li></ul>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const setTop = (selector: string, top: number) => {
  one(selector).getBoundingClientRect = () => ({ top }) as DOMRect;
};
function tab() {
  const texts = new Map<string, string>();
  return {
    get: (key: string) => texts.get(key) ?? null,
    set: (key: string, text: string) => void texts.set(key, text),
  };
}

it('stores the page of the card in the address and restores the card at its height, also in a new document', () => {
  const storage = tab();
  history.replaceState({ key: 'of the router' }, '', '/c/a?sort=PRICE&page=3#top');
  setTop('[data-card="17"]', 210);
  rememberCard(new ListReturns(storage), one('[data-card="17"] a'));
  expect(location.pathname + location.search + location.hash).toBe('/c/a?sort=PRICE&page=2#top');
  expect(history.state).toEqual({ key: 'of the router' });
  setTop('[data-card="17"]', 900);
  expect(returnToCard(new ListReturns(storage))).toBe(true);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 690);
  expect(document.activeElement).toBe(one('[data-card="17"] a'));
});

it('omits the first page from the address', () => {
  history.replaceState(null, '', '/c/a?page=3');
  rememberCard(new ListReturns(tab()), one('[data-card="16"] a'));
  expect(location.search).toBe('');
});

it('ignores cards outside lists and cards that have been removed', () => {
  const returns = new ListReturns(tab());
  rememberCard(returns, one('[data-card="18"] a'));
  expect(returnToCard(returns)).toBe(false);
  rememberCard(returns, one('[data-card="17"] a'));
  one('[data-card="17"]').remove();
  expect(returnToCard(returns)).toBe(false);
});

it('stores the latest twenty lists and ignores invalid data', () => {
  const storage = tab();
  const returns = new ListReturns(storage);
  for (let at = 0; at < 30; at += 1) returns.remember(`/c/${at}`, { id: '1', page: 1, top: at });
  const again = new ListReturns(storage);
  expect([again.at('/c/9'), again.at('/c/10')?.top, again.at('/c/29')?.top]).toEqual([null, 10, 29]);
  for (const text of ['{no json', '{}', '[1,["/c/1",{"id":1}]]']) {
    storage.set('atv-list-returns', text);
    expect(new ListReturns(storage).at('/c/1')).toBeNull();
  }
});
