/** Loading of the layout menus on the server. */
import type { Api } from '#api/api.ts';
import type { Transport } from '#api/transport.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { expect, it, vi } from 'vitest';
import { createLayoutMenus } from './layout-menus.ts';
import type { PageRequest } from './storefront.ts';

const aRequest = (more: Partial<PageRequest> = {}) =>
  ({
    segment: { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true },
    ...more,
  }) as PageRequest;
const aPage = () => ({ partial: false }) as ResolvedPage;

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
  const around = await layoutMenus.menusFor(aPage(), request);
  expect(around).toEqual(await begun);
  expect([around.footerFirst.title, menu.mock.calls.length]).toEqual(['footer-first', 4]);
});

it('caches no menus between pages, so that a changed menu is on the next page', async () => {
  const { menu, layoutMenus } = shop();
  await layoutMenus.menusFor(aPage(), aRequest());
  menu.mockImplementation(() => Promise.resolve({ title: 'changed', items: [] }));
  expect((await layoutMenus.menusFor(aPage(), aRequest())).footerFirst.title).toBe('changed');
});

it('loads the menus of a personal page without the user’s identity', async () => {
  const { layoutMenus, apiFor } = shop();
  const [transport, anonymous] = [{} as Transport, {} as Transport];
  await layoutMenus.menusFor(aPage(), aRequest({ transport, menus: load => load(anonymous) }));
  expect(apiFor).toHaveBeenCalledOnce();
  expect(apiFor).toHaveBeenCalledWith(expect.objectContaining({ transport: anonymous }));
});

it('renders a page without failed menus, stores neither, and loads them again for the next page', async () => {
  const { menu, report, layoutMenus } = shop();
  menu.mockRejectedValueOnce(new Error('down'));
  const page = aPage();
  expect((await layoutMenus.menusFor(page, aRequest())).navigation).toEqual([]);
  expect([page.partial, report.mock.calls[0]?.[0]]).toEqual([true, 'CHROME001']);
  const next = aPage();
  expect((await layoutMenus.menusFor(next, aRequest())).footerFirst.title).toBe('footer-first');
  expect(next.partial).toBe(false);
});
