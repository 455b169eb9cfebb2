/** The menus around a page, requested beside the page's own data; the server's query cache shares them between pages. */
import type { Api } from '#api/api.ts';
import { type Chrome, loadChrome } from '#app/layouts/chrome.ts';
import type { Report } from '#engine/report.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { PageRequest } from './storefront.ts';

const none: Chrome = {
  navigation: [],
  topBar: [],
  footerFirst: { title: '', items: [] },
  footerSecond: { title: '', items: [] },
};

export interface LayoutMenusLoader {
  /** Requests the menus of a page early; calls for one request share the answer. */
  begin(request: PageRequest): Promise<Chrome>;
  /** Without menus the page is still shown, but never stored. */
  menusFor(page: ResolvedPage, request: PageRequest): Promise<Chrome>;
}

export function createLayoutMenus(
  apiFor: (request: Pick<PageRequest, 'transport' | 'segment'>) => Api,
  report: Report,
): LayoutMenusLoader {
  const requested = new WeakMap<PageRequest, Promise<Chrome>>();

  function begin(request: PageRequest): Promise<Chrome> {
    const { segment, transport, sharedTransport = transport } = request;
    const underway = requested.get(request);
    if (underway) return underway;
    const menus = loadChrome(apiFor({ segment, transport: sharedTransport }));
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
