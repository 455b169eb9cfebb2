/** The loader of every route: resolves the page of an address with its data, in the browser as the server does. */
import type { PageDocument } from '#engine/page-document.ts';
import type { PageServices } from '#engine/page-services.ts';
import { resolvePage } from '#engine/resolve-page.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import { decodePath, encodePath } from '#kernel/address-path.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import type { PageRoutes } from './page-routes.ts';
import type { FoundRoute } from './route-objects.ts';

export interface PageLoaderParts {
  services: PageServices;
  segment: Segment;
  origin: string;
  config: PublicConfig;
  document(pageId: string): Promise<PageDocument | undefined>;
  /** Begins to fetch what the page needs beside its document: the data of this address, the code of its widgets. */
  fetchAhead(pageId: string, href: string): void;
  /** The layout now on the screen: another one is another document. */
  layout(): string;
  /** The address of a view of the page that suits this visitor better; null: none. */
  preferred(page: ResolvedPage): string | null;
  /** Whether a view that the visitor did not ask for has something to show. */
  isWorth(page: ResolvedPage): boolean;
}

export interface LoadedPage {
  /** The address to show: the requested one, that of the preferred view, or the canonical one. */
  href: string;
  /** Its page; null where the page is yet to be loaded at that address. */
  page: ResolvedPage | null;
}

export interface PageLoader {
  /** Null: this address needs a document of its own. Rejects as the sources of the page do. */
  load(href: string): Promise<LoadedPage | null>;
  /** False: personal, switched off, redirected, or not a page of ours at all. */
  isShownHere(href: string): boolean;
  /** The page of this very address. */
  resolve(href: string): Promise<ResolvedPage | null>;
}

export function createPageLoader(parts: PageLoaderParts, routes: () => PageRoutes): PageLoader {
  const { services, segment, origin, config } = parts;

  /** The server redirects from a further address and from a page that is switched off; personal pages are its own. */
  const isOurs = ({ route, params, moved }: FoundRoute) =>
    !moved &&
    !route.personal &&
    (route.feature === undefined || services.features.includes(route.feature)) &&
    Object.values(params).every(value => value !== '');

  async function resolve(href: string): Promise<ResolvedPage | null> {
    const found = routes().find(href);
    if (!found || !isOurs(found)) return null;
    const { pathname, search, searchParams } = routes().url(href);
    const { pageId, name } = found.route;
    parts.fetchAhead(pageId, pathname + search);
    const document = await parts.document(pageId);
    if (!document || document.layout !== parts.layout()) return null;
    return resolvePage(
      document,
      {
        segment,
        path: services.addresses.bare(segment, decodePath(pathname)) ?? pathname,
        prefix: services.addresses.prefix(segment),
        query: Object.fromEntries(searchParams),
        route: { name, params: found.params },
        origin,
        config,
        now: new Date(),
      },
      services,
    );
  }

  const canonical = ({ canonicalPath }: ResolvedPage, { pathname, search }: URL) =>
    canonicalPath && canonicalPath !== decodePath(pathname) ? encodePath(canonicalPath) + search : null;

  return {
    isShownHere(href) {
      const found = routes().find(href);
      return found !== null && isOurs(found);
    },
    resolve,
    async load(href) {
      const page = await resolve(href);
      if (!page) return null;
      const better = parts.preferred(page);
      const other = better === null ? null : await resolve(better);
      if (better !== null && other && parts.isWorth(other)) return { page: other, href: better };
      const elsewhere = canonical(page, routes().url(href));
      return elsewhere === null ? { page, href } : { page: null, href: elsewhere };
    },
  };
}
