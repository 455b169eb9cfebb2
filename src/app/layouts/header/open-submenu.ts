/** Opens the main menu of wide screens from outside, for those who edit it. */
import { allItems } from './deferred-submenus.tsx';

/** Entries of the row that the window has no room for are not displayed. */
const isDisplayed = (element: Element): boolean => getComputedStyle(element).display !== 'none';

/**
 * Opens the submenu of an entry, or closes all: an entry that has no room in the row is in the panel of all items.
 * @param place of the entry on the first level, counted from 0; null closes.
 * @returns whether the entry is in the row or in the panel of all items; null when the page shows neither.
 */
export function openSubmenu(place: number | null): 'row' | 'all' | null {
  const items = [...document.querySelectorAll('nav [data-item]')];
  for (const open of items.flatMap(item => [...item.querySelectorAll('details')])) open.open = false;
  if (place === null) return null;
  const all = items.find(
    item => item.querySelector('[data-submenu]')?.getAttribute('data-submenu') === allItems,
  );
  const inRow = items.filter(item => item !== all && isDisplayed(item))[place];
  const item = inRow ?? all;
  if (!item) return null;
  const toggle = item.querySelector('details');
  if (toggle) toggle.open = true;
  return inRow ? 'row' : 'all';
}
