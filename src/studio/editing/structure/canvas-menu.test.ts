/** Where the canvas shows a menu: in a panel (R-STUDIO-125) or a row (R-STUDIO-133). */
import { expect, it } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { panelTrailAt, rowPlacesAt } from './canvas-menu.ts';

const items = [
  { id: 'tyres', items: [{ id: 'rims', items: [{ id: 'steel' }] }, { id: 'mud' }] },
  { id: 'winches' },
];
const menu = (location: string): DocumentBody => ({ kind: 'menu', locations: [location], items });

it('names the way to the selected entry of a menu that phones show in a panel', () => {
  expect(panelTrailAt(menu('main-mobile'), null, 360)).toEqual([]);
  expect(panelTrailAt(menu('main-mobile'), 'winches', 360)).toEqual(['winches']);
  expect(panelTrailAt(menu('top-bar'), 'steel', 768)).toEqual(['tyres', 'rims', 'steel']);
});

it('opens nothing where the menu has no panel', () => {
  expect(panelTrailAt(menu('main-mobile'), 'winches', 1200)).toBeNull();
  expect(panelTrailAt(menu('main-desktop'), 'winches', 360)).toBeNull();
  expect(panelTrailAt({ kind: 'page', regions: {} }, null, 360)).toBeNull();
});

it('names the places of an entry in the main menu, which has no hidden entries', () => {
  const body = menu('main-desktop');
  expect(['winches', 'steel', 'mud', 'none', null].map(id => rowPlacesAt(body, id, 1200))).toEqual([
    [1],
    [0, 0, 0],
    [0, 1],
    null,
    null,
  ]);
  const hidden = { id: 'secret', hidden: true, items: [{ id: 'below' }] };
  const withHidden = { ...body, items: [hidden, ...items, { id: 'oils', items: [hidden] }] };
  expect(['winches', 'secret', 'below'].map(id => rowPlacesAt(withHidden, id, 1920))).toEqual([
    [1],
    null,
    null,
  ]);
  expect(rowPlacesAt({ ...body, items: [{ id: 'oils', items: [hidden] }] }, 'below', 1200)).toEqual([0]);
  expect(rowPlacesAt(body, 'winches', 768)).toBeNull();
  expect(rowPlacesAt(menu('main-mobile'), 'winches', 1200)).toBeNull();
});
