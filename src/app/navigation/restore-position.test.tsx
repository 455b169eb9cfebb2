/** What stays when a page shows another view of itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlace, staysOnPage } from './restore-position.ts';
import { pathOfForm } from './link-clicks.ts';

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
