/** The menus of the layout by location (R-DATA-17). Needed on the server only: the browser keeps the rendered HTML. */
import type { Api } from '#api/api.ts';
import type { MenuItem } from '#api/content/types.ts';

export interface LayoutMenus {
  navigation: MenuItem[];
  topBar: MenuItem[];
  /** Absent where the shop has no such menu. */
  phone?: MenuItem[];
  footerFirst: { title: string; items: MenuItem[] };
  footerSecond: { title: string; items: MenuItem[] };
}

const locations = ['main-desktop', 'top-bar', 'footer-first', 'footer-second', 'main-mobile'];

export async function loadLayoutMenus(
  api: Pick<Api, 'content'>,
  { withheld }: { withheld?: ReadonlySet<string> } = {},
): Promise<LayoutMenus> {
  const [navigation, topBar, first, second, phone] = await Promise.all(
    locations.map(location => api.content.menu(location)),
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
