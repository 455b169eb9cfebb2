/** The menus of the layout by location (R-DATA-17). Needed on the server only: the browser keeps the rendered HTML. */
import type { Api } from '#api/api.ts';
import type { MenuItem } from '#api/content/types.ts';

export interface LayoutMenus {
  navigation: MenuItem[];
  topBar: MenuItem[];
  footerFirst: { title: string; items: MenuItem[] };
  footerSecond: { title: string; items: MenuItem[] };
}

export async function loadLayoutMenus(api: Pick<Api, 'content'>): Promise<LayoutMenus> {
  const [navigation, topBar, first, second] = await Promise.all(
    ['main-desktop', 'top-bar', 'footer-first', 'footer-second'].map(location => api.content.menu(location)),
  );
  return {
    navigation: navigation?.items ?? [],
    topBar: topBar?.items ?? [],
    footerFirst: { title: first?.title ?? '', items: first?.items ?? [] },
    footerSecond: { title: second?.title ?? '', items: second?.items ?? [] },
  };
}
