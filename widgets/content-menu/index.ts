/** The side menu of information pages; static, and loaded only where the page has its tag. */
import type { Api } from '#api/api.ts';
import type { Menu } from '#api/content/types.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { ContentMenuResolved } from '#engine/page-types.gen.ts';
import { ContentMenu } from './content-menu.tsx';

export default defineWidget<ContentMenuResolved, Menu | null, Api>({
  type: 'content-menu',
  hydrate: 'never',
  singleton: true,
  async load({ api }, { alias, location, tag }) {
    // The page has already loaded its area, so reading the tags costs no request.
    const area = alias ? await api.content.area({ alias }) : null;
    const bare = (area?.tags ?? []).map(each => each.replace(/^#/, ''));
    return bare.includes(tag.replace(/^#/, '')) ? api.content.menu(location) : null;
  },
  isEmpty: (_props, menu) => menu === null || menu.items.length === 0,
  view: ContentMenu,
});
