/** Converts a page file's route to an entry of the route table; none for a page without a route. */

import type { PageDocument } from '#engine/definition/page-document.ts';
import { routePath } from '#engine/route/route-path.ts';
import type { RouteEntry } from '#engine/route/route-paths.ts';
import { byLocale } from '#i18n/locales.ts';

export function routeEntryOf({ id, route }: PageDocument): RouteEntry[] {
  if (!route) return [];
  const { paths } = route;
  return [
    {
      name: route.name,
      pageId: id,
      paths: byLocale(code => routePath(paths, code) ?? ''),
      ...(route.splat ? { splat: route.splat } : {}),
      access: route.access,
      personal: route.personal === true || route.access !== 'public',
      ...(route.feature ? { feature: route.feature } : {}),
      ...(route.scroll === 'keep' ? { scroll: 'keep' as const } : {}),
      ...(route.also ? { also: route.also } : {}),
    },
  ];
}
