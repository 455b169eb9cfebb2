/** Menus that phones show in a panel (R-STUDIO-125). */
import { expect, it } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { phoneMenuAt } from './phone-menu.ts';

const items = [
  { id: 'tyres', items: [{ id: 'rims', items: [{ id: 'steel' }] }, { id: 'mud' }] },
  { id: 'winches' },
];
const menu = (location: string): DocumentBody => ({ kind: 'menu', locations: [location], items });

it('names the way to the selected entry of a menu that phones show in a panel', () => {
  expect(phoneMenuAt(menu('main-mobile'), null, 360)).toEqual([]);
  expect(phoneMenuAt(menu('main-mobile'), 'winches', 360)).toEqual(['winches']);
  expect(phoneMenuAt(menu('top-bar'), 'steel', 768)).toEqual(['tyres', 'rims', 'steel']);
});

it('opens nothing where the menu has no panel', () => {
  expect(phoneMenuAt(menu('main-mobile'), 'winches', 1200)).toBeNull();
  expect(phoneMenuAt(menu('main-desktop'), 'winches', 360)).toBeNull();
  expect(phoneMenuAt({ kind: 'page', regions: {} }, null, 360)).toBeNull();
});
