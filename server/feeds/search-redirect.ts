/** `/s?q=talvirengas`, as forms without scripts send it, goes to the search page's own address. */
import { redirect } from '#server/http/answer.ts';
import type { Handler } from '#server/http/exchange.ts';
import type { Route } from '#server/http/router.ts';

const LONGEST = 200;

/** A path segment cannot be a dot or hold an empty part. */
export function searchLocation(root: string, query: string): string {
  const words = query
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('\\', ' ')
    .trim();
  // By letters, so that no pair of code units is cut in two.
  const parts = [...words]
    .slice(0, LONGEST)
    .join('')
    .split('/')
    .filter(part => !/^\s*\.{0,2}\s*$/.test(part));
  return [root, ...parts.map(part => encodeURIComponent(part.trim()))].join('/');
}

/** Without a search word the address is a page like any other. */
export function searchRoutes(pages: Handler): Route[] {
  return ['/s', '/sv/s'].map(root => ({
    path: root,
    methods: ['GET', 'HEAD'],
    handle: exchange => {
      const query = exchange.address.query.get('q')?.trim();
      return query ? redirect(exchange, 303, searchLocation(root, query)) : pages(exchange);
    },
  }));
}
