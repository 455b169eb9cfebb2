/** Loading of the layout menus on the server. */

import { expect, it, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import type { Transport } from '#api/transport.ts';
import { createLayoutMenus } from './layout-menus.ts';
import type { PageRequest } from './storefront.ts';

const aRequest = (more: Partial<PageRequest> = {}) =>
  ({
    segment: { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true },
    ...more,
  }) as PageRequest;

function shop() {
  const menu = vi.fn<Api['content']['menu']>(location => Promise.resolve({ title: location, items: [] }));
  const report = vi.fn();
  const apiFor = vi.fn(() => ({ content: { menu } }) as unknown as Api);
  return { menu, report, apiFor, layoutMenus: createLayoutMenus(apiFor, report) };
}

it('loads the menus once per page, however early they are requested', async () => {
  const { menu, layoutMenus } = shop();
  const request = aRequest();
  const begun = layoutMenus.begin(request);
  const { menus: around } = await layoutMenus.menusFor(request);
  expect(around).toEqual(await begun);
  expect([around.footerFirst.title, menu.mock.calls.length]).toEqual(['footer-first', 4]);
});

it('loads the menu of phones only for what shows it', async () => {
  const { menu, layoutMenus } = shop();
  const request = aRequest();
  const { menus: shared } = await layoutMenus.menusFor(request);
  expect(menu).not.toHaveBeenCalledWith('main-mobile');
  const { menus: own } = await layoutMenus.menusFor(request, true);
  expect([shared.phone, own.phone, menu.mock.calls.length]).toEqual([undefined, [], 5]);
});

it('caches no menus between pages, so that a changed menu is on the next page', async () => {
  const { menu, layoutMenus } = shop();
  await layoutMenus.menusFor(aRequest());
  menu.mockImplementation(() => Promise.resolve({ title: 'changed', items: [] }));
  expect((await layoutMenus.menusFor(aRequest())).menus.footerFirst.title).toBe('changed');
});

it('loads the menus of a personal page without the user’s identity', async () => {
  const { layoutMenus, apiFor } = shop();
  const [transport, anonymous] = [{} as Transport, {} as Transport];
  await layoutMenus.menusFor(aRequest({ transport, menus: load => load(anonymous) }));
  expect(apiFor).toHaveBeenCalledOnce();
  expect(apiFor).toHaveBeenCalledWith(expect.objectContaining({ transport: anonymous }));
});

it('renders a page without failed menus, stores neither, and loads them again for the next page', async () => {
  const { menu, report, layoutMenus } = shop();
  menu.mockRejectedValueOnce(new Error('down'));
  const failed = await layoutMenus.menusFor(aRequest());
  expect([failed.menus.navigation, failed.areMissing]).toEqual([[], true]);
  expect(report.mock.calls[0]?.[0]).toBe('CHROME001');
  const next = await layoutMenus.menusFor(aRequest());
  expect([next.menus.footerFirst.title, next.areMissing]).toEqual(['footer-first', false]);
});
