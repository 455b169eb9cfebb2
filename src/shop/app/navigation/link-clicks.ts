/** One listener for all links of the page, static ones included: plain clicks on internal links go to the router. */
import { isPlainClick } from '#ui/plain-click.ts';

/** The path if the router handles this click, otherwise null: the browser then follows the link itself. */
export function pathOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const path = event.target instanceof Element ? pathOfLink(event.target) : null;
  return path !== null && isAnchorHere(path) ? null : path;
}

/** An anchor on the current page, which the browser scrolls to itself. */
const isAnchorHere = (path: string) =>
  path.includes('#') && path.slice(0, path.indexOf('#')) === location.pathname + location.search;

/** The path of the link around this element if it is internal, otherwise null. With the role of a button it opens something here, such as a level of the menu. */
export function pathOfLink(element: Element): string | null {
  const link = element.closest('a[href]');
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target ||
    link.getAttribute('role') === 'button' ||
    link.hasAttribute('download') ||
    link.dataset.native !== undefined
  )
    return null;
  // `//elsewhere` as a path would later be read as another host.
  if (link.origin !== location.origin || link.pathname.startsWith('//')) return null;
  return link.pathname + link.search + link.hash;
}

/** The path if this form requests another view of its page, otherwise null. Empty and default values are left out of the query. */
export function pathOfForm({ defaultPrevented, target }: Event): string | null {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'get') return null;
  if (!target.closest('[data-stay]')) return null;
  const filled = [...new FormData(target)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' && `${name}=${value}` !== target.dataset['default']
      ? [[name, value.trim()]]
      : [],
  );
  const query = new URLSearchParams(filled).toString();
  const { pathname } = new URL(target.action);
  return query ? `${pathname}?${query}` : pathname;
}
