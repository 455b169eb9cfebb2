/** The menus of the layout by location (R-DATA-17). Needed on the server only: the browser keeps the rendered HTML. */
import type { Api } from '#api/api.ts';
import type { MenuItem } from '#api/content/types.ts';

export interface LayoutMenus {
  navigation: MenuItem[];
  topBar: MenuItem[];
  /** Only in Studio's canvas, which cannot fetch what is not published. */
  phone?: MenuItem[];
  footerFirst: { title: string; items: MenuItem[] };
  footerSecond: { title: string; items: MenuItem[] };
}

const locations = ['main-desktop', 'top-bar', 'footer-first', 'footer-second'];

export async function loadLayoutMenus(
  api: Pick<Api, 'content'>,
  { isCanvas = false, withheld }: { isCanvas?: boolean; withheld?: ReadonlySet<string> } = {},
): Promise<LayoutMenus> {
  const [navigation, topBar, first, second, phone] = await Promise.all(
    [...locations, ...(isCanvas ? ['main-mobile'] : [])].map(location => api.content.menu(location)),
  );
  const offered = (items: readonly MenuItem[] = []): MenuItem[] =>
    items
      .filter(({ href }) => href === null || !withheld?.has(href))
      .map(item => ({ ...item, children: offered(item.children) }));
  return {
    navigation: offered(navigation?.items),
    topBar: offered(topBar?.items),
    ...(phone ? { phone: offered(phone.items) } : {}),
    footerFirst: { title: first?.title ?? '', items: offered(first?.items) },
    footerSecond: { title: second?.title ?? '', items: offered(second?.items) },
  };
}
