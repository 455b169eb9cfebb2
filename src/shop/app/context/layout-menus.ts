/** The menus of the layout by location (R-DATA-17). Needed on the server only: the browser keeps the rendered HTML. */
import type { Api } from '#api/api.ts';
import type { MenuItem } from '#api/content/types.ts';

export interface LayoutMenus {
  navigation: MenuItem[];
  topBar: MenuItem[];
  /** Only for its panel and Studio's canvas; absent where the shop has no such menu. */
  phone?: MenuItem[];
  footerFirst: { title: string; items: MenuItem[] };
  footerSecond: { title: string; items: MenuItem[] };
}

const locations = ['main-desktop', 'top-bar', 'footer-first', 'footer-second'];

interface Offer {
  /** Paths that menus do not lead to. */
  withheld?: ReadonlySet<string> | undefined;
}

const offered = (items: readonly MenuItem[] = [], { withheld }: Offer): MenuItem[] =>
  items
    .filter(({ href }) => href === null || !withheld?.has(href))
    .map(item => ({ ...item, children: offered(item.children, { withheld }) }));

export async function loadLayoutMenus(api: Pick<Api, 'content'>, offer: Offer = {}): Promise<LayoutMenus> {
  const [navigation, topBar, first, second] = await Promise.all(
    locations.map(location => api.content.menu(location)),
  );
  return {
    navigation: offered(navigation?.items, offer),
    topBar: offered(topBar?.items, offer),
    footerFirst: { title: first?.title ?? '', items: offered(first?.items, offer) },
    footerSecond: { title: second?.title ?? '', items: offered(second?.items, offer) },
  };
}

/** The menu of phones, apart from those that every page shows. */
export async function loadPhoneMenu(
  api: Pick<Api, 'content'>,
  offer: Offer = {},
): Promise<Pick<LayoutMenus, 'phone'>> {
  const phone = await api.content.menu('main-mobile');
  return phone ? { phone: offered(phone.items, offer) } : {};
}
