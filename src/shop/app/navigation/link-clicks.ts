/** One listener for all links of the page, static ones included: plain clicks on internal links go to the router. */
import { isPlainClick } from '#ui/plain-click.ts';
import { pathOfLink } from './path-of-link.ts';

/** The path if the router handles this click, otherwise null: the browser then follows the link itself. */
export function pathOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const path = event.target instanceof Element ? pathOfLink(event.target) : null;
  return path !== null && isAnchorHere(path) ? null : path;
}

/** An anchor on the current page, which the browser scrolls to itself. */
const isAnchorHere = (path: string) =>
  path.includes('#') && path.slice(0, path.indexOf('#')) === location.pathname + location.search;

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
