/** The menus around a page, requested beside the page's own data; the server's query cache shares them between pages. */
import type { Api } from '#api/api.ts';
import { type LayoutMenus, loadLayoutMenus } from '#app/layouts/layout-menus.ts';
import type { Report } from '#engine/report.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { PageRequest } from './storefront.ts';

const none: LayoutMenus = {
  navigation: [],
  topBar: [],
  footerFirst: { title: '', items: [] },
  footerSecond: { title: '', items: [] },
};

export interface LayoutMenusLoader {
  /** Requests the menus of a page early; calls for one request share the answer. */
  begin(request: PageRequest): Promise<LayoutMenus>;
  /** Without menus the page is still shown, but never stored. */
  menusFor(page: ResolvedPage, request: PageRequest): Promise<LayoutMenus>;
}

export function createLayoutMenus(
  apiFor: (request: Pick<PageRequest, 'transport' | 'segment'>) => Api,
  report: Report,
): LayoutMenusLoader {
  const requested = new WeakMap<PageRequest, Promise<LayoutMenus>>();

  function begin(request: PageRequest): Promise<LayoutMenus> {
    const { segment, transport, sharedTransport = transport } = request;
    const underway = requested.get(request);
    if (underway) return underway;
    const menus = loadLayoutMenus(apiFor({ segment, transport: sharedTransport }));
    requested.set(request, menus);
    return menus;
  }

  return {
    begin,
    async menusFor(page, request) {
      try {
        return await begin(request);
      } catch (error) {
        report('CHROME001', 'The menus could not be loaded', { error });
        page.partial = true;
        return none;
      }
    },
  };
}
