/** The submenus that pages leave out, as one fragment of HTML: the browser fetches it with the first intent to open one. */
import type { MenuItem } from '#api/content/types.ts';
import { SubmenuGroups } from './submenu-groups.tsx';

/** Whether the item leads to a page of its own choosing, not to a group of products. */
export const isPage = ({ type }: MenuItem): boolean => type === 'custom' || type === 'page';

/** Only the page of a category links to its groups, so that visitors without JavaScript and search engines find them there. */
export const isDeferred = (item: MenuItem): boolean =>
  item.href !== null && !isPage(item) && item.children.length > 0;

export const DeferredSubmenus = ({ items }: { items: readonly MenuItem[] }) =>
  items.filter(isDeferred).map(item => <SubmenuGroups key={item.id} of={item.id} groups={item.children} />);
