/**
 * @vitest-environment jsdom
 * The main menu opens at the entry that is edited (R-STUDIO-133).
 */
import { afterEach, expect, it } from 'vitest';
import { openSubmenu } from './open-submenu.ts';

const list = (...ids: string[]) => `<ul>${ids.map(id => `<li id="${id}"></li>`).join('')}</ul>`;
const entry = (id: string, { style = '', below = '' } = {}) =>
  `<li data-item="" id="item-${id}" style="${style}"><details><summary>${id}</summary></details><div data-submenu="${id}">${below}</div></li>`;
const show = (...entries: string[]) => {
  document.body.innerHTML = `<nav><ul>${entries.join('')}</ul></nav><article data-item="1">a product</article>`;
};
const open = () =>
  [...document.querySelectorAll('details[open]')].map(({ parentElement }) => parentElement?.id);
const shownAt = (...at: number[]) => {
  const shown = openSubmenu(at);
  return [shown?.within, shown?.entry.id, open()];
};

afterEach(() => document.body.replaceChildren());

it('opens the submenu of an entry in the row, and closes the one before', () => {
  show(entry(''), entry('tyres'), entry('oils'));
  expect(shownAt(0)).toEqual(['row', 'item-tyres', ['item-tyres']]);
  expect(shownAt(1)).toEqual(['row', 'item-oils', ['item-oils']]);
  expect([openSubmenu(null), open()]).toEqual([null, []]);
});

it('opens the panel of all entries for one without room in the row, or behind the last of the row', () => {
  const below = list('all-tyres', 'all-oils');
  show(entry('', { below }), entry('tyres'), entry('oils', { style: 'display: none' }));
  expect(shownAt(1)).toEqual(['all', 'all-oils', ['item-']]);
  expect(shownAt(7)).toEqual(['all', 'item-', ['item-']]);
});

it('names the entry itself below the first level, or the one above it where that is left out', () => {
  const below = `<ul><li id="mud">${list('wide', 'narrow')}</li><li id="snow"></li></ul>`;
  const all = `<ul><li id="all-tyres">${list('all-mud')}</li></ul>`;
  show(entry('', { below: all }), entry('tyres', { below }));
  expect(shownAt(0, 1)).toEqual(['row', 'snow', ['item-tyres']]);
  expect(shownAt(0, 0, 1)).toEqual(['row', 'narrow', ['item-tyres']]);
  expect(shownAt(0, 0, 5)).toEqual(['row', 'mud', ['item-tyres']]);
  show(entry('', { below: all }), entry('tyres', { style: 'display: none', below }));
  expect(shownAt(0, 0)).toEqual(['all', 'all-mud', ['item-']]);
  expect(shownAt(0, 1)).toEqual(['all', 'all-tyres', ['item-']]);
});

it('shows nothing on a page without the menu', () => {
  show();
  expect(openSubmenu([0])).toBeNull();
});
