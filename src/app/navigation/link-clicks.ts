/** One listener for every link of the page, static ones included: plain clicks on our own pages go to the router. */
import { isPlainClick } from '#ui/plain-click.ts';

/** The path when this click is ours to handle, else null: the browser then does what it always does. */
export function pathOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const path = event.target instanceof Element ? pathOfLink(event.target) : null;
  return path !== null && isAnchorHere(path) ? null : path;
}

/** An anchor of the page on the screen: the browser goes there by itself. */
const isAnchorHere = (path: string) =>
  path.includes('#') && path.slice(0, path.indexOf('#')) === location.pathname + location.search;

/** Where the link around this element leads, when that is a page of ours. */
export function pathOfLink(element: Element): string | null {
  const link = element.closest('a[href]');
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target ||
    link.hasAttribute('download') ||
    link.dataset.native !== undefined
  )
    return null;
  // `//elsewhere` as a path of ours would be read as another host later on.
  if (link.origin !== location.origin || link.pathname.startsWith('//')) return null;
  return link.pathname + link.search + link.hash;
}

/** The path when this form asks for another view of its page; else null. What is left empty or says nothing new stays out of it. */
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
