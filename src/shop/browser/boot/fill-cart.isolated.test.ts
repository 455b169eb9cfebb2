/** @vitest-environment jsdom */
/** What the panel of the cart shows before the application runs. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { rememberCart, shownCartKey } from '#app/layouts/header/shown-cart.ts';
import { browserStorage } from '../ports/browser-ports.ts';
import { fillCart } from './fill-cart.ts';

const segment = { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true } as const;
const shown = {
  ...{ label: 'Ostoskori, 3 tuotetta', count: '3', sum: '120,00 €', title: 'Ostoskori (3)' },
  lines: [
    { name: 'Vinssi', quantity: 1, total: '100,00 €' },
    { name: '<b>Rasva</b>', quantity: 2, total: '20,00 €' },
  ],
};

beforeEach(() => {
  document.body.innerHTML = `<dialog><h2>Ostoskori</h2><div>
    <p data-cart="waiting"></p><ul data-cart="lines" hidden></ul><div data-cart="empty" hidden></div></div>
    <div data-panel-footer hidden></div></dialog>
    <script type="application/json" id="state"></script>`;
  const page = { context: { segment } };
  (document.getElementById('state') as HTMLElement).textContent = JSON.stringify({ state: { page } });
});
afterEach(() => {
  localStorage.clear();
  document.cookie = 'ralph-cart=; Max-Age=0; Path=/';
  document.body.replaceChildren();
});

function fill() {
  const panel = document.querySelector('dialog') as HTMLElement;
  fillCart(panel);
  return {
    title: panel.querySelector('h2')?.textContent,
    visible: [...panel.querySelectorAll<HTMLElement>('[data-cart], [data-panel-footer]')]
      .filter(({ hidden }) => !hidden)
      .map(({ dataset }) => dataset['cart'] ?? 'footer'),
    rows: [...panel.querySelectorAll('li')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    ),
  };
}

const hasCart = () => (document.cookie = 'ralph-cart=c; Path=/');

it('says that a visitor without a cart has none, whatever was remembered', () => {
  rememberCart(browserStorage, 'c', segment, shown);
  expect(fill()).toEqual({ title: 'Ostoskori', visible: ['empty'], rows: [] });
});

it('shows the remembered lines as text, and again what was added since', () => {
  hasCart();
  rememberCart(browserStorage, 'c', segment, shown);
  expect(fill()).toEqual({
    title: 'Ostoskori (3)',
    visible: ['lines', 'footer'],
    rows: [
      ['1 × Vinssi', '100,00 €'],
      ['2 × <b>Rasva</b>', '20,00 €'],
    ],
  });
  rememberCart(browserStorage, 'c', segment, { ...shown, lines: shown.lines.slice(1) });
  expect(fill().rows).toEqual([['2 × <b>Rasva</b>', '20,00 €']]);
});

it('knows that a cart has been emptied', () => {
  hasCart();
  rememberCart(browserStorage, 'c', segment, { ...shown, title: 'Ostoskori', lines: [] });
  expect(fill()).toEqual({ title: 'Ostoskori', visible: ['empty'], rows: [] });
});

it.each<[string, () => void]>([
  ['nothing', () => undefined],
  ['another cart', () => rememberCart(browserStorage, 'd', segment, shown)],
  ['what an older build has remembered', () => remember({ title: undefined, lines: undefined })],
  ['lines that are none', () => remember({ lines: [null, { name: 1 }] })],
])('waits for the application with %s', (_what, store) => {
  hasCart();
  store();
  expect(fill()).toEqual({ title: 'Ostoskori', visible: ['waiting'], rows: [] });
});

function remember(instead: object): void {
  rememberCart(browserStorage, 'c', segment, shown);
  const known = JSON.parse(localStorage.getItem(shownCartKey) ?? '') as object;
  localStorage.setItem(shownCartKey, JSON.stringify({ ...known, ...instead }));
}
