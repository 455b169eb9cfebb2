/** The submenus that pages leave out, as one fragment of HTML: the browser fetches it with the first intent to open one. */
import type { MenuItem } from '#api/content/types.ts';
import { SubmenuGroups } from './submenu-groups.tsx';

/** Stands for the item of the panel with all items. */
export const allItems = '';

/** Whether the item leads to a page of its own choosing, not to a group of products. */
export const isPage = ({ type }: MenuItem): boolean => type === 'custom' || type === 'page';

/** Only the page of a category links to its groups, so that visitors without JavaScript and search engines find them there. */
export const isDeferred = (item: MenuItem): boolean =>
  item.href !== null && !isPage(item) && item.children.length > 0;

/** Narrow windows have room for so many entries. */
const alwaysInRow = 5;

/** Whether the row starts with a panel of all items. */
export const hasAllItems = (items: readonly MenuItem[]): boolean => items.length > alwaysInRow;

/** Entries per group in the panel of all categories, which then fits the screen. */
const maxInGroup = 3;

/** The groups of the panel with all items. */
export const AllGroups = ({ items }: { items: readonly MenuItem[] }) => (
  <SubmenuGroups
    of={allItems}
    groups={items.map(item => ({ ...item, children: item.children.slice(0, maxInGroup) }))}
  />
);

export const DeferredSubmenus = ({ items }: { items: readonly MenuItem[] }) => (
  <>
    {hasAllItems(items) ? <AllGroups items={items} /> : null}
    {items.filter(isDeferred).map(item => (
      <SubmenuGroups key={item.id} of={item.id} groups={item.children} promotion={item.promotion} />
    ))}
  </>
);
