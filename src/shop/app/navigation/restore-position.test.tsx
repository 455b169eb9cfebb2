/** What is preserved when a page shows another view of itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOfForm } from './link-clicks.ts';
import { savePosition, staysOnPage } from './restore-position.ts';

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
const setTop = (element: HTMLElement, top: number) => {
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
};
const view = (chosen: string) =>
  `<main><p id="count" tabindex="-1">9</p><div data-stay="count">${chosen}<details id="fold"><summary>x</summary></details></div></main>`;

it('preserves focus, height and open disclosures', () => {
  document.body.innerHTML = view('<a id="a" href="?a">A</a>');
  one('#a').focus();
  setTop(one('#a'), 300);
  (one('#fold') as HTMLDetailsElement).open = true;
  const restore = savePosition(one('#a'));
  document.body.innerHTML = view('<a id="a" href="/">A</a>');
  setTop(one('#a'), 340);
  restore();
  expect(document.activeElement).toBe(one('#a'));
  expect((one('#fold') as HTMLDetailsElement).open).toBe(true);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 40);
});

it('finds a filter without an id by its label in its group', () => {
  const filters = (chosen: string) =>
    view(
      `<details id="g1" open><a href="?x">A<span>3</span></a></details><details id="g2" open><a href="${chosen}">A<span>7</span></a></details>`,
    );
  document.body.innerHTML = filters('?a');
  one('#g2 a').focus();
  const restore = savePosition(one('#g2 a'));
  document.body.innerHTML = filters('/');
  restore();
  expect(document.activeElement).toBe(one('#g2 a'));
});

it('focuses the element named by the frame if the focused one was removed', () => {
  document.body.innerHTML = view('<a href="?a">chip</a>');
  const restore = savePosition(one('a'));
  document.body.innerHTML = view('');
  restore();
  expect(document.activeElement).toBe(one('#count'));
  expect(scrollBy).not.toHaveBeenCalled();
});

it('applies only inside a frame with data-stay', () => {
  document.body.innerHTML = `${view('<a id="in" href="?a">A</a>')}<a id="out" href="/b">B</a>`;
  expect([staysOnPage(one('#in')), staysOnPage(one('#out')), staysOnPage(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('omits empty values and the default order from the query of a form', () => {
  document.body.innerHTML =
    '<form data-stay="x" data-default="sort=LATEST" action="/c/a?old=1"><input name="brands" value="A~1"><input name="price-from" value=" "><input name="price-to" value=" 70 "><input name="sort" value="LATEST"></form>';
  const submit = () => ({ defaultPrevented: false, target: one('form') }) as unknown as Event;
  expect(pathOfForm(submit())).toBe('/c/a?brands=A%7E1&price-to=70');
  one('form').removeAttribute('data-stay');
  expect(pathOfForm(submit())).toBeNull();
});
