/** The title of a page and its alternates in other languages (R-PAGE-16). */
import type { PathsByLocale } from '#i18n/hreflang.ts';
import { isLocaleCode, localeCodes } from '#i18n/locales.ts';
import type { PageContext } from '../definition/contract.ts';
import type { PageDocument } from '../definition/page-document.ts';
import type { Head } from '../definition/resolved-page.ts';
import type { LoadedSources } from '../load/loaded-sources.ts';
import type { PageServices } from '../load/page-services.ts';
import { resolveValue } from '../values/resolve-values.ts';

export const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The page's path per language: from its data sources if it has parameters and they provide paths, else from the route table. */
function pathsOf(
  page: PageDocument,
  { segment, route: { params } }: PageContext,
  { routes, addresses }: PageServices,
  known: LoadedSources['alternates'],
): PathsByLocale {
  const { route } = page;
  if (route && (!known || Object.keys(params).length === 0))
    return Object.fromEntries(localeCodes.map(locale => [locale, routes.pathOf(route.name, locale, params)]));
  const paths: PathsByLocale = {};
  for (const { locale, href } of known ?? []) {
    if (!isLocaleCode(locale)) continue;
    const at = { market: segment.market, locale };
    const origin = addresses.origin(locale);
    const path = `${href}/`.startsWith(`${origin}/`) ? href.slice(origin.length) || '/' : href;
    const bare = addresses.bare(at, path);
    if (bare !== null) paths[locale] = bare;
  }
  return paths;
}

function alternatesOf(
  paths: PathsByLocale,
  { market }: PageContext['segment'],
  { addresses }: PageServices,
): Head['alternates'] {
  return addresses.plan.locales.flatMap(locale => {
    const path = paths[locale];
    return path === undefined ? [] : [{ locale, href: addresses.full({ market, locale }, path) }];
  });
}

/** Server documents add more metadata through `services.documentHead`. */
export function makeHead(
  page: PageDocument,
  context: PageContext,
  services: PageServices,
  sources: LoadedSources,
  area: { title: string; description: string } | undefined,
): Head {
  const { locale } = context.segment;
  const { tools, alternates, pages } = sources;
  const whole =
    nonEmptyText(area?.title) ??
    nonEmptyText(resolveValue(page.seo?.title, tools)) ??
    services.message(locale, 'seo.default.title');
  const title =
    pages && pages.page > 1
      ? services.message(locale, 'seo.list.page', { title: whole, page: pages.page })
      : whole;
  const shop = services.message(locale, 'common.shopName');
  const paths = pathsOf(page, context, services, alternates);
  return {
    title: title.includes(shop) ? title : `${title} – ${shop}`,
    robots: 'index',
    alternates: alternatesOf(paths, context.segment, services),
    jsonLd: [],
    ...services.documentHead?.(page, context, services, sources, {
      areaDescription: area?.description,
      paths,
    }),
  };
}
