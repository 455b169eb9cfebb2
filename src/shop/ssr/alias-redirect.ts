/** Redirects of addresses without their own page: from a further address to the page's path, from a page that is switched off to the front page. */
import { hasAllParams, type RouteMatch, type RouteTable } from '#engine/route/route-table.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { PageOutcome, PageRequest } from './storefront.ts';

/** @returns null for the path of a page. A missing optional parameter also redirects to the front page. */
export function aliasRedirect(
  { route, params, moved }: RouteMatch,
  { segment }: Pick<PageRequest, 'segment'>,
  { routes, addresses, features }: { routes: RouteTable; addresses: Addresses; features: readonly string[] },
): PageOutcome | null {
  const to = (name: string, values = {}) =>
    addresses.path(segment, routes.pathOf(name, segment.locale, values));
  if (route.feature !== undefined && !features.includes(route.feature))
    return { kind: 'redirect', status: 302, location: to('index') };
  if (!moved) return null;
  return {
    kind: 'redirect',
    status: 301,
    location: hasAllParams({ params }) ? to(route.name, params) : to('index'),
  };
}
