/** The menus around a page, requested in parallel with the page's data; the server shares them between the pages of a segment. */
import type { Api } from '#api/api.ts';
import type { Transport } from '#api/transport.ts';
import { type LayoutMenus, loadLayoutMenus, loadPhoneMenu } from '#app/context/layout-menus.ts';
import type { Report } from '#engine/definition/report.ts';
import type { PageRequest } from './storefront.ts';

const noMenus = (): LayoutMenus => ({
  navigation: [],
  topBar: [],
  footerFirst: { title: '', items: [] },
  footerSecond: { title: '', items: [] },
});

export interface LayoutMenusLoader {
  /** Starts to load the menus of a page; calls for the same request share the result. */
  begin(request: PageRequest): Promise<LayoutMenus>;
  /**
   * A page whose menus are missing, because they failed, is shown without them, but never stored.
   * @param hasPhone also those of phones, in an object of this request's own
   */
  menusFor(request: PageRequest, hasPhone?: boolean): Promise<{ menus: LayoutMenus; areMissing: boolean }>;
}

/** @param withheld paths that menus do not lead to */
export function createLayoutMenus(
  apiFor: (request: Pick<PageRequest, 'transport' | 'segment'>) => Api,
  report: Report,
  withheld: ReadonlySet<string> = new Set(),
): LayoutMenusLoader {
  const requested = new WeakMap<PageRequest, Promise<LayoutMenus>>();

  function begin(request: PageRequest): Promise<LayoutMenus> {
    const { segment, transport } = request;
    const underway = requested.get(request);
    if (underway) return underway;
    const load = (by: Transport) => loadLayoutMenus(apiFor({ segment, transport: by }), { withheld });
    const menus = request.menus?.(load) ?? load(transport);
    requested.set(request, menus);
    return menus;
  }

  return {
    begin,
    async menusFor(request, hasPhone = false) {
      try {
        if (!hasPhone) return { menus: await begin(request), areMissing: false };
        const [menus, phone] = await Promise.all([
          begin(request),
          loadPhoneMenu(apiFor(request), { withheld }),
        ]);
        return { menus: { ...menus, ...phone }, areMissing: false };
      } catch (error) {
        report('CHROME001', 'The menus could not be loaded', { error });
        return { menus: noMenus(), areMissing: true };
      }
    },
  };
}
