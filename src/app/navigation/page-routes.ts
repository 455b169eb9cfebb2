/** Which page of the shop an address has, as far as the browser may decide. */
import type { RouteEntry } from '#engine/route-paths.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { decodePath } from '#kernel/address-path.ts';
import type { Segment } from '#kernel/segment.ts';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';
import { type FoundRoute, routeObjects, routeOf } from './route-objects.ts';

/** Every address that no page has: the server redirects it, or answers with its own page for that. */
const elsewhereId = 'elsewhere';

export interface PageRoutes {
  /** For the router; the last one takes what no page has. */
  objects: RouteObject[];
  /** Id of the route that the address has there. */
  idOf(pathname: string): string;
  /** Null for an address that the server decides about. */
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
    { id: elsewhereId, path: '*', loader: args => load(null, args) },
  ];

  /** `//elsewhere` is a path here, as it is in the address bar. */
  const url = (href: string) => new URL(href.startsWith('/') ? host + href : href, host);

  /** Another host, market or language, a doubled or an escaped slash, a broken escape sequence: the server decides. */
  function isOwn({ origin: of, pathname }: URL): boolean {
    if (of !== host || /\/\/|%2f/i.test(pathname)) return false;
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
    idOf: pathname => matchOf(pathname)?.route.id ?? elsewhereId,
    find(href) {
      const address = url(href);
      const match = isOwn(address) ? matchOf(address.pathname) : undefined;
      return match && match.route.id !== elsewhereId ? routeOf(match) : null;
    },
  };
}
