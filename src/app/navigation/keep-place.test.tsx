/** @vitest-environment jsdom */
/** What stays when a page shows another view of itself, and how a shopper finds the card again (R-LIST-21, R-ROUTE-16). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlace, staysOnPage } from './keep-place.ts';
import { pathOfForm } from './link-clicks.ts';
import { addressOfCard, leftCard, returnToCard } from './return-card.ts';

beforeEach(() => {
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('CSS', { supports: () => false, escape: (text: string) => text });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const place = (element: HTMLElement, top: number) => {
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
};
const view = (chosen: string) =>
  `<main><p id="count" tabindex="-1">9</p><div data-stay="count">${chosen}<details id="fold"><summary>x</summary></details></div></main>`;

it('keeps the focus on what was pressed, at its height, and folds as they were', () => {
  document.body.innerHTML = view('<a id="a" href="?a">A</a>');
  one('#a').focus();
  place(one('#a'), 300);
  (one('#fold') as HTMLDetailsElement).open = true;
  const restore = keepPlace(one('#a'));
  document.body.innerHTML = view('<a id="a" href="/">A</a>');
  place(one('#a'), 340);
  restore();
  expect(document.activeElement).toBe(one('#a'));
  expect((one('#fold') as HTMLDetailsElement).open).toBe(true);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 40);
});

it('gives the focus to what the frame names when the thing itself is gone', () => {
  document.body.innerHTML = view('<a href="?a">chip</a>');
  const restore = keepPlace(one('a'));
  document.body.innerHTML = view('');
  restore();
  expect(document.activeElement).toBe(one('#count'));
  expect(scrollBy).not.toHaveBeenCalled();
});

it('is only about what says that it stays', () => {
  document.body.innerHTML = `${view('<a id="in" href="?a">A</a>')}<a id="out" href="/b">B</a>`;
  expect([staysOnPage(one('#in')), staysOnPage(one('#out')), staysOnPage(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a form leaves out what is empty and the order that goes without saying', () => {
  document.body.innerHTML =
    '<form data-stay="x" data-default="sort=LATEST" action="/c/a?old=1"><input name="brands" value="A~1"><input name="price-from" value=" "><input name="price-to" value=" 70 "><input name="sort" value="LATEST"></form>';
  const submit = () => ({ defaultPrevented: false, target: one('form') }) as unknown as Event;
  expect(pathOfForm(submit())).toBe('/c/a?brands=A%7E1&price-to=70');
  one('form').removeAttribute('data-stay');
  expect(pathOfForm(submit())).toBeNull();
});

it('a card is known by its product and its page, and found again at its height (R-LIST-21)', () => {
  history.replaceState(null, '', '/c/a?sort=PRICE&page=3');
  document.body.innerHTML =
    '<ul data-page="2"><li data-card="17"><a href="/p/x">x</a></li></ul><ul><li data-card="18"><a href="/p/y">y</a></li></ul>';
  place(one('[data-card="17"]'), 210);
  const left = leftCard(one('[data-card="17"] a'));
  expect(left).toEqual({ id: '17', page: 2, top: 210 });
  expect(addressOfCard(left as never)).toBe('/c/a?sort=PRICE&page=2');
  expect(addressOfCard({ id: '1', page: 1, top: 0 })).toBe('/c/a?sort=PRICE');
  place(one('[data-card="17"]'), 900);
  expect(returnToCard(left as never)).toBe(true);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 690);
  expect(document.activeElement).toBe(one('[data-card="17"] a'));
});

it('a card outside of a list is nothing to come back to, nor is one that is gone (R-LIST-21)', () => {
  document.body.innerHTML = '<ul><li data-card="18"><a href="/p/y">y</a></li></ul>';
  expect(leftCard(one('a'))).toBeNull();
  expect(returnToCard({ id: '18', page: 1, top: 0 })).toBe(false);
});
