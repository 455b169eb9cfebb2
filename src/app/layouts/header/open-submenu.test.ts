/**
 * @vitest-environment jsdom
 * The main menu opens at the entry that is edited (R-STUDIO-133).
 */
import { afterEach, expect, it } from 'vitest';
import { openSubmenu } from './open-submenu.ts';

const entry = (id: string, style = '') =>
  `<li data-item="" id="item-${id}" style="${style}"><details><summary>${id}</summary></details><div data-submenu="${id}"></div></li>`;
const show = (...entries: string[]) => {
  document.body.innerHTML = `<nav><ul>${entries.join('')}</ul></nav><article data-item="1">a product</article>`;
};
const open = () =>
  [...document.querySelectorAll('details[open]')].map(({ parentElement }) => parentElement?.id);

afterEach(() => document.body.replaceChildren());

it('opens the submenu of an entry in the row, and closes the one before', () => {
  show(entry(''), entry('tyres'), entry('oils'));
  expect([openSubmenu(0), open()]).toEqual(['row', ['item-tyres']]);
  expect([openSubmenu(1), open()]).toEqual(['row', ['item-oils']]);
  expect([openSubmenu(null), open()]).toEqual([null, []]);
});

it('opens the panel of all entries for one without room in the row, or behind the last of the row', () => {
  show(entry(''), entry('tyres'), entry('oils', 'display: none'));
  expect([openSubmenu(1), open()]).toEqual(['all', ['item-']]);
  expect([openSubmenu(7), open()]).toEqual(['all', ['item-']]);
});

it('shows nothing on a page without the menu', () => {
  show();
  expect(openSubmenu(0)).toBeNull();
});
