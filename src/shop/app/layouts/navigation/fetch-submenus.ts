/** Fetches the submenus that the page leaves out, and adds them to their panels. */
import { ownMarkup } from '../../safe-html/own-markup.ts';

/**
 * @param nav the main navigation.
 * @param indexPath path of the front page in the page's market and language, which decide the menu.
 * @throws when the server cannot be reached or has no menu.
 */
export async function fetchSubmenus(nav: Element, indexPath: string): Promise<void> {
  const response = await fetch(`/submenus?to=${encodeURIComponent(indexPath)}`);
  if (!response.ok) throw new Error(`The submenus answered ${response.status}`);
  const fragment = new DOMParser().parseFromString(ownMarkup(await response.text()), 'text/html');
  for (const groups of fragment.querySelectorAll<HTMLElement>('[data-groups-of]')) {
    const id = groups.dataset['groupsOf'] ?? '';
    const panel = nav.querySelector(`[data-submenu="${CSS.escape(id)}"] > *`);
    if (!panel?.querySelector('[data-groups-of]')) panel?.append(groups);
  }
}
