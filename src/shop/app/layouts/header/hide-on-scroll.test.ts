/** @vitest-environment jsdom */
/** Hiding the header on scroll (R-A11Y-5, R-A11Y-6). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideOnScroll } from './hide-on-scroll.ts';

const bar = document.createElement('div');
const main = document.createElement('main');
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
  main.id = 'main';
  main.style.paddingTop = '20px';
  Object.defineProperty(main, 'offsetTop', { value: 180 });
  bar.innerHTML =
    '<nav><details><summary>Renkaat</summary></details></nav><button aria-expanded="false">Tili</button>';
  bar.removeAttribute('data-hidden');
  document.body.append(bar, main);
  scrollBy(0);
  stop = hideOnScroll(bar);
});
afterEach(() => {
  stop();
  bar.remove();
  main.remove();
  Object.assign(window, { scrollY: 0 });
  vi.unstubAllGlobals();
});

function scrollBy(y: number) {
  Object.assign(window, { scrollY: window.scrollY + y });
  dispatchEvent(new Event('scroll'));
}
const isHidden = () => bar.hasAttribute('data-hidden');

it('hides when scrolling down past the start of the content and shows when scrolling up', () => {
  scrollBy(199);
  expect(isHidden()).toBe(false);
  scrollBy(20);
  expect(isHidden()).toBe(true);
  scrollBy(-20);
  expect(isHidden()).toBe(false);
});

it('ignores small movements', () => {
  scrollBy(400);
  scrollBy(-5);
  expect(isHidden()).toBe(true);
});

it.each([
  ['a menu', () => bar.querySelector('details')?.setAttribute('open', '')],
  ['a list under a button', () => bar.querySelector('button')?.setAttribute('aria-expanded', 'true')],
])('stays visible while %s is open', (_what, open) => {
  open();
  scrollBy(600);
  expect(isHidden()).toBe(false);
});
