/** Maps addresses to pages of the shop, as far as the browser can decide. */

import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteEntry } from '#engine/route/route-paths.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { decodePath } from '#kernel/address/address-path.ts';
import type { Segment } from '#kernel/segment.ts';
import { type FoundRoute, routeObjects, routeOf } from './route-objects.ts';

/** Matches every address without a page: the server redirects it or responds with the 404 page. */
const catchAllId = 'elsewhere';

export interface PageRoutes {
  /** For the router; the last one matches addresses without a page. */
  objects: RouteObject[];
  /** Id of the route that matches the address. */
  idOf(pathname: string): string;
  /** Null for an address that the server must resolve. */
  find(href: string): FoundRoute | null;
  url(href: string): URL;
}

export interface PageRoutesParts {
  entries: readonly RouteEntry[];
  addresses: Addresses;
  segment: Segment;
  origin: string;
  load(found: FoundRoute | null, args: LoaderFunctionArgs): unknown;
}

export function createPageRoutes({ entries, addresses, segment, origin, load }: PageRoutesParts): PageRoutes {
  const { origin: host } = new URL(origin);
  const objects: RouteObject[] = [
    ...routeObjects(entries, segment.locale, addresses.prefix(segment), load),
    { id: catchAllId, path: '*', loader: args => load(null, args) },
  ];

  /** Treats `//elsewhere` as a path, as the address bar does. */
  const url = (href: string) => new URL(href.startsWith('/') ? host + href : href, host);

  /** The server resolves other hosts, markets and languages, doubled or escaped slashes and broken escape sequences. */
  function isOwn({ origin: urlOrigin, pathname }: URL): boolean {
    if (urlOrigin !== host || /\/\/|%2f/i.test(pathname)) return false;
    try {
      return addresses.bare(segment, decodePath(pathname)) !== null;
    } catch {
      return false;
    }
  }

  const matchOf = (pathname: string) => matchRoutes(objects, pathname)?.at(-1);

  return {
    objects,
    url,
    idOf: pathname => matchOf(pathname)?.route.id ?? catchAllId,
    find(href) {
      const address = url(href);
      const match = isOwn(address) ? matchOf(address.pathname) : undefined;
      return match && match.route.id !== catchAllId ? routeOf(match) : null;
    },
  };
}
