/** The loader of every route: resolves a page and its data in the browser as the server does. */

import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { PageInArms } from '#engine/experiment/in-arms.ts';
import type { PageServices } from '#engine/load/page-services.ts';
import type { LocalisedPage } from '#engine/resolve/page-steps.ts';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import { decodePath, encodePath } from '#kernel/address/address-path.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import type { ThirdParty } from '#kernel/third-party.ts';
import type { PageRoutes } from './page-routes.ts';
import type { FoundRoute } from './route-objects.ts';

export interface PageLoaderParts {
  services: PageServices;
  segment: Segment;
  origin: string;
  config: PublicConfig;
  document(pageId: string): Promise<LocalisedPage | undefined>;
  /** What this visitor sees of a page with experiments. */
  inArms(page: LocalisedPage): Promise<PageInArms>;
  /** Starts to fetch the page's data and the code of its widgets. */
  fetchAhead(pageId: string, href: string): void;
  /** The current layout; a page with another layout needs a new document. */
  layout(): string;
  /** Services of others that the policy of this document allows. */
  thirdParties: readonly ThirdParty[];
  /** The address of the view that suits this visitor better; null if there is none. */
  preferred(page: ResolvedPage): string | null;
  /** Whether a view that the visitor did not request contains anything to show. */
  isWorthShowing(page: ResolvedPage): boolean;
}

export interface LoadedPage {
  /** The address to show: the requested one, that of the preferred view, or the canonical one. */
  href: string;
  /** Null if the page is still to be loaded at that address. */
  page: ResolvedPage | null;
}

export interface PageLoader {
  /** Null if the address needs a new document. Rejects when a source of the page does. */
  load(href: string): Promise<LoadedPage | null>;
  /** False for pages that are personal, switched off or redirected, and for unknown addresses. */
  isShownHere(href: string): boolean;
  /** The page of exactly this address. */
  resolve(href: string): Promise<ResolvedPage | null>;
}

export function createPageLoader(parts: PageLoaderParts, routes: () => PageRoutes): PageLoader {
  const { services, segment, origin, config } = parts;

  /** The server handles redirects from alternative addresses and disabled pages, and renders personal pages. */
  const isLoadable = ({ route, params, moved }: FoundRoute) =>
    !moved &&
    !route.personal &&
    (route.feature === undefined || services.features.includes(route.feature)) &&
    Object.values(params).every(value => value !== '');

  async function resolve(href: string): Promise<ResolvedPage | null> {
    const found = routes().find(href);
    if (!found || !isLoadable(found)) return null;
    const { pathname, search, searchParams } = routes().url(href);
    const { pageId, name } = found.route;
    parts.fetchAhead(pageId, pathname + search);
    const document = await parts.document(pageId);
    if (!document || document.page.layout !== parts.layout()) return null;
    const own = document.page.experiments ? await parts.inArms(document) : undefined;
    const resolved = await resolvePage(
      own ? { ...document, page: own.page, fragments: own.fragments } : document,
      {
        segment,
        path: services.addresses.bare(segment, decodePath(pathname)) ?? pathname,
        prefix: services.addresses.prefix(segment),
        query: Object.fromEntries(searchParams),
        route: { name, params: found.params },
        origin,
        config,
        now: new Date(),
        ...(own?.tried ? { tried: own.tried } : {}),
      },
      services,
    );
    const page = own?.complete?.(resolved) ?? resolved;
    // The policy of this document allows no other services.
    return page.thirdParties?.every(service => parts.thirdParties.includes(service)) === false ? null : page;
  }

  const canonical = ({ canonicalPath }: ResolvedPage, { pathname, search }: URL) =>
    canonicalPath && canonicalPath !== decodePath(pathname) ? encodePath(canonicalPath) + search : null;

  return {
    isShownHere(href) {
      const found = routes().find(href);
      return found !== null && isLoadable(found);
    },
    resolve,
    async load(href) {
      const page = await resolve(href);
      if (!page) return null;
      const preferredHref = parts.preferred(page);
      const preferredPage = preferredHref === null ? null : await resolve(preferredHref);
      if (preferredHref !== null && preferredPage && parts.isWorthShowing(preferredPage))
        return { page: preferredPage, href: preferredHref };
      const canonicalHref = canonical(page, routes().url(href));
      return canonicalHref === null ? { page, href } : { page: null, href: canonicalHref };
    },
  };
}
