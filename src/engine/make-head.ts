/** Title, description, canonical, alternates and structured data of a page (page-definitions 1.10). */
import { hreflangOf, type PathsByLocale } from '#i18n/hreflang.ts';
import { isLocaleCode, localeCodes } from '#i18n/locales.ts';
import type { PageContext } from './contract.ts';
import type { LoadedSources } from './load-sources.ts';
import type { PageDocument } from './page-document.ts';
import { canonicalQuery, isNarrowed, neighbours } from './page-of-many.ts';
import type { PageServices } from './page-services.ts';
import type { Head } from './resolved-page.ts';
import { resolveValue } from './resolve-values.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Pictures are shared by absolute address; a bare file name has none. */
const absolute = (address: string | undefined, origin: string): string | undefined =>
  address?.startsWith('/') ? origin + address : address && /^https?:/.test(address) ? address : undefined;

/** The page's path in each language: a page without parameters has one in the route table, any other is known by its data. */
function pathsOf(
  page: PageDocument,
  { segment, route: { params } }: PageContext,
  { routes, addresses }: PageServices,
  known: LoadedSources['alternates'],
): PathsByLocale {
  const { route } = page;
  if (route && Object.keys(params).length === 0)
    return Object.fromEntries(localeCodes.map(locale => [locale, routes.pathOf(route.name, locale)]));
  const paths: PathsByLocale = {};
  for (const { locale, href } of known) {
    if (!isLocaleCode(locale)) continue;
    const at = { market: segment.market, locale };
    const origin = addresses.origin(locale);
    const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href === origin ? '/' : href;
    const bare = addresses.bare(at, path);
    if (bare !== null) paths[locale] = bare;
  }
  return paths;
}

function alternatesOf(
  paths: PathsByLocale,
  { market: alias }: PageContext['segment'],
  { addresses }: PageServices,
): Head['alternates'] {
  const readable = addresses.plan.marketInPath ? addresses.market(alias)?.locales : undefined;
  return localeCodes.flatMap(locale => {
    const path = paths[locale];
    if (path === undefined || (readable && !readable.includes(locale))) return [];
    return [{ locale, href: addresses.full({ market: alias, locale }, path) }];
  });
}

export function makeHead(
  page: PageDocument,
  context: PageContext,
  services: PageServices,
  { data, tools, alternates, pages }: LoadedSources,
  area: { title: string; description: string } | undefined,
): Head {
  const { seo } = page;
  const { locale } = context.segment;
  const whole =
    text(area?.title) ??
    text(resolveValue(seo?.title, tools)) ??
    services.message(locale, 'seo.default.title');
  const title =
    pages && pages.page > 1
      ? services.message(locale, 'seo.list.page', { title: whole, page: pages.page })
      : whole;
  const description =
    text(area?.description) ??
    text(resolveValue(seo?.description, tools)) ??
    services.message(locale, 'seo.default.description');
  const image = absolute(text(resolveValue(seo?.image, tools)), context.origin);
  // Decoded paths may hold these two as letters; a slash at the end is the same page.
  const path = encodeURI(
    services.addresses.path(context.segment, context.path.replace(/(.)\/+$/, '$1')),
  ).replace(/[?#]/g, encodeURIComponent);
  const paths = pathsOf(page, context, services, alternates);
  const robots =
    seo?.robots === 'noindex' ? 'noindex' : isNarrowed(page, context.query) ? 'noindex,follow' : 'index';
  return {
    title,
    description,
    ...(image ? { image } : {}),
    robots,
    canonical: context.origin + path + canonicalQuery(page, context.query),
    ...(robots === 'index' ? neighbours(context.origin + path, pages) : {}),
    alternates: alternatesOf(paths, context.segment, services),
    ...(services.addresses.plan.marketInPath ? { hreflang: hreflangOf(services.addresses, paths) } : {}),
    jsonLd: (seo?.jsonLd ?? []).flatMap(name => {
      try {
        const item = services.jsonLd[name]?.(context, data);
        return item ? [item] : [];
      } catch (error) {
        services.report('SEO001', `Structured data "${name}" could not be made`, { error });
        return [];
      }
    }),
  };
}
