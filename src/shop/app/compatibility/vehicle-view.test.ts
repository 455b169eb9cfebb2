/** Which view of a list a visitor with a chosen vehicle gets. */

import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import type { ListPage } from '#api/catalogue/list-page.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { followVehicle } from './follow-vehicle.ts';
import { preferredView, viewAfterChange } from './vehicle-view.ts';

const honda = { id: 'h', manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const polaris = { id: 'p', manufacturer: 'Polaris', year: '2022', model: 'Sportsman 850' };
const facet = 'f_52_477_honda-2021-trx520-foreman';
const label = 'Yleismallit';
const narrowed = { 'p-f_52_477': `Honda TRX520 Foreman 2021~${facet},Yleismallit~f_52_477_universal` };

function pageOf(query: Record<string, string>, list: Partial<ListPage> | null = {}): ResolvedPage {
  const props = {
    list: { count: 10, page: 1, universal: 2, query: { categoryAlias: 'kiinnikkeet' }, ...list },
  };
  return {
    context: { path: '/c/kiinnikkeet', prefix: '/sv', query },
    regions: { main: [{ widgets: list ? [{ type: 'product-listing', props }] : [] }] },
  } as unknown as ResolvedPage;
}
const queryOf = (href: string | null | undefined) => {
  const [path, search] = (href ?? '').split('?');
  return { path, ...Object.fromEntries(new URLSearchParams(search)) };
};

it('filters a category of vehicle parts automatically', () => {
  expect(queryOf(preferredView(pageOf({ sort: 'PRICE' }), honda, label))).toEqual({
    path: '/sv/c/kiinnikkeet',
    sort: 'PRICE',
    ...narrowed,
  });
});

it.each([
  ['no vehicle is chosen', pageOf({}), null],
  ['half of its parts are universal', pageOf({}, { universal: 5 }), honda],
  ['its address requests all vehicles', pageOf({ vehicle: 'any' }), honda],
  [
    'it is filtered already and so has no count of universal parts',
    pageOf({}, { universal: undefined as never }),
    honda,
  ],
  ['it is a later page', pageOf({}, { page: 2 }), honda],
  ['it is a search', pageOf({}, { query: { searchText: 'vinssi' } }), honda],
  ['the page has no list', pageOf({}, null), honda],
])('does not change the list when %s', (_, page, vehicle) => {
  expect(preferredView(page, vehicle, label)).toBeNull();
});

it('replaces the filter of a list after another vehicle is chosen and removes it with the vehicle', () => {
  const page = pageOf({ ...narrowed, sort: 'PRICE' }, { page: 3 });
  const changed = viewAfterChange(page, polaris, label);
  expect(changed?.isRequested).toBe(true);
  expect(queryOf(changed?.href)).toEqual({
    path: '/sv/c/kiinnikkeet',
    sort: 'PRICE',
    'p-f_52_477':
      'Polaris Sportsman 850 2022~f_52_477_polaris-2022-sportsman-850,Yleismallit~f_52_477_universal',
  });
  expect(queryOf(viewAfterChange(page, null, label)?.href)).toEqual({
    path: '/sv/c/kiinnikkeet',
    sort: 'PRICE',
    vehicle: 'any',
  });
});

it('names no vehicle in the address but the one that is chosen', () => {
  const page = pageOf({ ...narrowed, manufacturer: 'Honda', year: '2021', page: '2' }, { page: 2 });
  const changed = decodeURIComponent(viewAfterChange(page, polaris, label)?.href ?? '');
  expect(queryOf(viewAfterChange(page, polaris, label)?.href)).toMatchObject({
    manufacturer: 'Polaris',
    year: '2022',
  });
  expect(changed).not.toMatch(/honda|2021/i);
  const preferred = preferredView(pageOf({ manufacturer: 'Honda', year: '2021' }), polaris, label);
  expect(decodeURIComponent(preferred ?? '')).not.toMatch(/honda|2021/i);
});

it('keeps a shared address of another vehicle until a vehicle is chosen', () => {
  const swap = vi.fn();
  const vehicles = observable({ current: polaris, currentId: 'p' });
  const page = () => pageOf(narrowed);
  const stop = followVehicle({ vehicles, page, swap, universalLabel: label }, false);
  expect(swap).not.toHaveBeenCalled();
  runInAction(() => Object.assign(vehicles, { current: honda, currentId: 'h' }));
  expect(swap).toHaveBeenCalledTimes(1);
  stop();
});

it('filters the list as soon as the first vehicle is chosen', () => {
  const swap = vi.fn();
  const page = () => pageOf({});
  followVehicle({ vehicles: { current: honda, currentId: 'h' }, page, swap, universalLabel: label }, true)();
  expect(swap.mock.calls).toEqual([[expect.stringContaining('p-f_52_477='), false]]);
});
