/** Title, description, canonical, alternates and structured data of a page (page-definitions 1.10). */
import type { LocaleCode } from '#kernel/segment.ts';
import type { PageContext } from './contract.ts';
import type { LoadedSources } from './load-sources.ts';
import type { PageDocument } from './page-document.ts';
import type { PageServices } from './page-services.ts';
import type { Head } from './resolved-page.ts';
import { resolveValue } from './resolve-values.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const locales: LocaleCode[] = ['fi', 'sv'];

/** Pictures are shared by absolute address; a bare file name has none. */
const absolute = (address: string | undefined, origin: string): string | undefined =>
  address?.startsWith('/') ? origin + address : address && /^https?:/.test(address) ? address : undefined;

/** A page without parameters has an address per language in the route table; any other is known by its data. */
function alternatesOf(
  page: PageDocument,
  context: PageContext,
  services: PageServices,
  known: LoadedSources['alternates'],
): Head['alternates'] {
  const { route } = page;
  if (!route || Object.keys(context.route.params).length > 0)
    return known.map(({ locale, href }) => ({ locale, href: context.origin + href }));
  return locales.map(locale => ({
    locale,
    href: context.origin + services.localPath(locale, services.routes.pathOf(route.name, locale)),
  }));
}

export function makeHead(
  page: PageDocument,
  context: PageContext,
  services: PageServices,
  { data, tools, alternates }: LoadedSources,
  area: { title: string; description: string } | undefined,
): Head {
  const { seo } = page;
  const { locale } = context.segment;
  const title =
    text(area?.title) ??
    text(resolveValue(seo?.title, tools)) ??
    services.message(locale, 'seo.default.title');
  const description =
    text(area?.description) ??
    text(resolveValue(seo?.description, tools)) ??
    services.message(locale, 'seo.default.description');
  const image = absolute(text(resolveValue(seo?.image, tools)), context.origin);
  const kept = (seo?.canonicalQuery ?? []).flatMap(key =>
    context.query[key] && context.query[key] !== '1'
      ? [`${key}=${encodeURIComponent(context.query[key])}`]
      : [],
  );
  // Decoded paths may hold these two as letters; a slash at the end is the same page.
  const path = encodeURI(services.localPath(locale, context.path.replace(/(.)\/+$/, '$1'))).replace(
    /[?#]/g,
    encodeURIComponent,
  );
  return {
    title,
    description,
    ...(image ? { image } : {}),
    robots: seo?.robots ?? 'index',
    canonical: context.origin + path + (kept.length > 0 ? `?${kept.join('&')}` : ''),
    alternates: alternatesOf(page, context, services, alternates),
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
