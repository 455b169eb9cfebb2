/** Opens the main menu of wide screens from outside, for those who edit it. */
import { allItems } from './deferred-submenus.tsx';

/** Entries of the row that the window has no room for are not displayed. */
const isDisplayed = (element: Element): boolean => getComputedStyle(element).display !== 'none';

/** The entry at the places below an element, or the last one on the way that is shown: the panel of all items leaves some out. */
function entryBelow(above: Element | undefined, at: readonly number[]): Element | null {
  const [place, ...below] = at;
  const entry = place === undefined ? undefined : above?.querySelector('ul')?.children[place];
  return entry ? (entryBelow(entry, below) ?? entry) : null;
}

export interface ShownEntry {
  /** An entry that has no room in the row is in the panel of all items. */
  within: 'row' | 'all';
  entry: HTMLElement;
}

/**
 * Opens the submenu of an entry, or closes all.
 * @param at places from the first level down, counted from 0; null closes.
 * @returns what shows the entry; null when the page does not.
 */
export function openSubmenu(at: readonly number[] | null): ShownEntry | null {
  const items = [...document.querySelectorAll<HTMLElement>('nav [data-item]')];
  for (const open of items.flatMap(item => [...item.querySelectorAll('details')])) open.open = false;
  const [place, ...below] = at ?? [];
  if (!at || place === undefined) return null;
  const panelOf = (item: Element | undefined) => item?.querySelector('[data-submenu]') ?? undefined;
  const all = items.find(item => panelOf(item)?.getAttribute('data-submenu') === allItems);
  const inRow = items.filter(item => item !== all && isDisplayed(item))[place];
  const item = inRow ?? all;
  if (!item) return null;
  const toggle = item.querySelector('details');
  if (toggle) toggle.open = true;
  const found = entryBelow(panelOf(item), inRow ? below : at) ?? item;
  return { within: inRow ? 'row' : 'all', entry: found as HTMLElement };
}
