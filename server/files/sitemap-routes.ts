/** `/sitemap.xml` and the files it names; products are streamed as they are asked for. */
import { Readable } from 'node:stream';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { routePath } from '#engine/route/route-path.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { PathsByLocale } from '#i18n/hreflang.ts';
import { byLocale, localeCodes } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { sendText } from '../http/reply.ts';
import type { Route } from '../http/route.ts';
import type { SitemapDrawings } from './sitemap-drawings.ts';
import type { SitemapProducts } from './sitemap-products.ts';
import { sitemapIndex, urlEntries, urlsetEnd, urlsetStart } from './sitemap-xml.ts';

/** The static pages of the sitemap: public, indexable, not switched off, without parameters, in every language. */
function pagePaths(pages: readonly PageDocument[], features: readonly string[]): PathsByLocale[] {
  return pages.flatMap(({ route, seo }) => {
    if (route?.feature !== undefined && !features.includes(route.feature)) return [];
    if (!route || route.access !== 'public' || route.personal || seo?.robots === 'noindex') return [];
    const { paths } = route;
    const all = localeCodes.flatMap((locale): [LocaleCode, string][] => {
      const path = routePath(paths, locale);
      return path === undefined || /[:*]/.test(path) ? [] : [[locale, path]];
    });
    return all.length > 0 ? [Object.fromEntries(all)] : [];
  });
}

/** The route of drawings; null where it is switched off. */
function drawingRoute(pages: readonly PageDocument[], features: readonly string[]) {
  const route = pages.find(page => page.route?.name === 'assembly')?.route ?? null;
  return route?.feature !== undefined && !features.includes(route.feature) ? null : route;
}

const method = ['GET', 'HEAD'];
const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  vary: 'accept-encoding',
};

export interface SitemapOptions {
  pages(): readonly PageDocument[];
  source: SitemapProducts;
  drawings: SitemapDrawings;
  addresses(): Addresses;
  /** Those of the configuration. */
  features: readonly string[];
}

export function sitemapRoutes(options: SitemapOptions): Route[] {
  const { pages, source, drawings, addresses, features } = options;
  const urlset = (body: string) => urlsetStart + body + urlsetEnd;

  async function* productFile(file: number, requestId: string): AsyncGenerator<string> {
    yield urlsetStart;
    for await (const products of source.products(file, requestId)) yield urlEntries(addresses(), products);
    yield urlsetEnd;
  }

  /** Each at the path of its page, which ends with its alias. */
  async function drawingPaths(requestId: string): Promise<PathsByLocale[]> {
    const route = drawingRoute(pages(), features);
    if (!route) return [];
    return (await drawings(requestId)).map(alias =>
      byLocale(locale => (routePath(route.paths, locale) ?? '').replace('*', alias)),
    );
  }

  async function bodyOf(name: string, requestId: string): Promise<string | Readable | null> {
    if (name === 'pages.xml')
      return urlset(
        urlEntries(addresses(), [
          ...pagePaths(pages(), features).map(paths => ({ paths })),
          ...(await source.contentPages(requestId)),
          ...(await drawingPaths(requestId)).map(paths => ({ paths })),
        ]),
      );
    if (name === 'categories.xml') return urlset(urlEntries(addresses(), await source.groups(requestId)));
    const file = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(name)?.[1] ?? 0);
    return file > 0 && file <= (await source.productFiles(requestId))
      ? Readable.from(productFile(file - 1, requestId))
      : null;
  }

  return [
    {
      url: '/sitemap.xml',
      method,
      async handler(request, reply) {
        const files = await source.productFiles(request.id);
        const products = Array.from({ length: files }, (_, file) => `sitemap/products-${file + 1}.xml`);
        const names = ['sitemap/pages.xml', 'sitemap/categories.xml', ...products];
        reply.headers(headers).send(sitemapIndex(addresses().plan.origin, names));
      },
    },
    {
      url: '/sitemap/*',
      method,
      async handler(request, reply) {
        const body = await bodyOf(request.address.path.slice('/sitemap/'.length), request.id);
        if (body === null) return sendText(reply, 404, 'There is no such sitemap.');
        reply.headers(headers).send(request.method === 'HEAD' ? '' : body);
      },
    },
  ];
}
