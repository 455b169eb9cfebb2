/** Metadata of server documents: description, canonical address, robots, structured data (R-PAGE-16). */
import { hreflangOf } from '#i18n/hreflang.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import type { PageContext } from '../definition/contract.ts';
import type { Head } from '../definition/resolved-page.ts';
import type { LoadedSources } from '../load/loaded-sources.ts';
import type { JsonLdMaker, PageServices } from '../load/page-services.ts';
import { canonicalQuery, isNarrowed, neighbours } from '../route/page-of-many.ts';
import { resolveValue } from '../values/resolve-values.ts';
import { nonEmptyText } from './make-head.ts';

/** Images of pages without their own, for social media: the first has the demo shop's name in it. */
const demoPicture = '/icons/social.png';
const shopPicture = '/icons/icon-512.png';

/** Social networks need an absolute address. Page files contain a file name of the image service; data contains a path or a URL. */
function socialPicture(picture: string | undefined, { origin, config }: PageContext): string {
  if (picture && /^https?:/.test(picture)) return picture;
  if (picture?.startsWith('/')) return origin + picture;
  return (
    origin +
    (picture
      ? `/images/pagewidget/1000w/${encodeURIComponent(picture)}`
      : config.shop.socialPicture || (config.shop.isDemo ? demoPicture : shopPicture))
  );
}

/** @param makers by their names in `seo.jsonLd` of a page file */
export const createDocumentHead =
  (makers: Readonly<Record<string, JsonLdMaker>>): NonNullable<PageServices['documentHead']> =>
  (page, context, services, { data, tools, pages }, { areaDescription, paths }) => {
    const { seo } = page;
    const description =
      nonEmptyText(areaDescription) ??
      nonEmptyText(resolveValue(seo?.description, tools)) ??
      services.message(context.segment.locale, 'seo.default.description');
    const image = socialPicture(nonEmptyText(resolveValue(seo?.image, tools)), context);
    const own = context.origin + pathOf(context, services);
    const robots =
      seo?.robots === 'noindex' ? 'noindex' : isNarrowed(page, context.query) ? 'noindex,follow' : 'index';
    const queryOf = (shown: typeof pages) => canonicalQuery(page, context.query, shown);
    const query = queryOf(pages);
    return {
      description,
      image,
      robots,
      canonical: own + query,
      ...(robots === 'index' ? neighbours(shown => own + queryOf(shown), pages) : {}),
      // Page n of a list stands beside page n in the other languages, so that the set contains the page itself.
      hreflang: hreflangOf(services.addresses, paths).map(({ code, href }) => ({ code, href: href + query })),
      jsonLd: (seo?.jsonLd ?? []).flatMap(name => structured(name, makers, context, { data, services })),
    };
  };

/** Removes a trailing slash, because it addresses the same page. */
const pathOf = ({ segment, path }: PageContext, { addresses }: PageServices): string =>
  encodePath(addresses.path(segment, path.replace(/(.)\/+$/, '$1')));

function structured(
  name: string,
  makers: Readonly<Record<string, JsonLdMaker>>,
  context: PageContext,
  { data, services }: Pick<LoadedSources, 'data'> & { services: PageServices },
): Head['jsonLd'] {
  try {
    const item = makers[name]?.(context, data);
    return item ? [item].flat() : [];
  } catch (error) {
    services.report('HEAD001', `Structured data "${name}" could not be made`, { error });
    return [];
  }
}
