/** Everything that client-side navigation needs, fetched with the first intent to navigate: router, engine, API and page files. */

import { createBrowserRouter } from 'react-router-dom';
import { createApi } from '#api/create-api.ts';
import type { Transport } from '#api/transport.ts';
import { mainList, preferredView } from '#app/compatibility/vehicle-view.ts';
import { type PageLanguage, pageLanguages } from '#app/context/page-languages.ts';
import { showPending } from '#app/loading/show-pending.ts';
import { rememberCard, returnToCard } from '#app/navigation/focus-returned-card.ts';
import { createPageBatch } from '#app/navigation/page-batch.ts';
import { createPageRouter, type PageRouter } from '#app/navigation/page-router.ts';
import { saveScrollPositions } from '#app/navigation/scroll-positions.ts';
import type { ShopOfPages } from '#app/services/create-page-services.ts';
import type { PageContext } from '#engine/definition/contract.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { ResolvedPage, ResolvedWidget } from '#engine/definition/resolved-page.ts';
import { loadDeferred } from '#engine/load/load-deferred.ts';
import { type OverriddenPage, withoutOverrides } from '#engine/resolve/page-steps.ts';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import type { Segment } from '#kernel/segment.ts';
import { fragments, widgetTypes } from '#registry/pages-client.gen.ts';
import type { LoadingStore } from '#stores/shell/loading-store.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { isSignedIn } from '../ports/is-signed-in.ts';
import { inOwnArms } from '../ports/own-arms.ts';
import { currentAddress, type Screen } from '../ports/screen.ts';
import { createBrowserServices } from './browser-services.ts';
import type { ClientEngines } from './client-engine.ts';
import { listReturns } from './list-returns.ts';
import { overriddenPage, withOverrides } from './overridden-page.ts';
import { createPageLocaliser } from './page-localiser.ts';

// The page as the server has it now, where Studio manages pages: it may be newer than that of the build.

/**
 * @param known fragments by id; those of a newer page replace theirs
 * @returns undefined when only the server can show the page
 */
async function newestPage(
  id: string,
  segment: Segment,
  known: Record<string, FragmentDocument>,
): Promise<OverriddenPage | undefined> {
  const { fetchManagedPage } = await import('./managed-pages.ts');
  const found = await fetchManagedPage(id);
  if (found.kind === 'own') return overriddenPage(id, segment, known);
  if (found.kind === 'elsewhere') return undefined;
  Object.assign(known, found.bundle.fragments);
  const { page, overrides } = found.bundle;
  return withOverrides(page, segment, { overrides, fragments: known });
}

// Fetches the aliases that page files refer to from our own server, once for all pages.

/** @throws when the server does not return aliases. */
async function fetchAliases(market: string): Promise<ReferenceAliases> {
  const answer = await fetch(`/references.json?${new URLSearchParams({ market }).toString()}`);
  const aliases: unknown = answer.ok ? await answer.json() : null;
  if (!isRecord(aliases)) throw new Error(`References request failed with status ${answer.status}`);
  return aliases as ReferenceAliases;
}

/** The shop as the first document has it. */
interface ShopOfNavigation extends Omit<ShopOfPages, 'api'> {
  channelId: string;
  /** Whether pages may be newer than those of the build. */
  hasManagedPages: boolean;
  segment: Segment;
  origin: string;
  config: PublicConfig;
}

interface DataOfNavigation {
  transport: Transport;
  /** Fetches the results of all queries of a page in one response. */
  fetchPage(href: string): Promise<void>;
  loading: LoadingStore;
}

/** What is on the screen, and how it changes. */
interface ShownPage {
  screen: Screen;
  leave(href: string): void;
  /** Shows the page. */
  commit(page: ResolvedPage, stays: boolean, languages: PageLanguage[]): Promise<void>;
}

export interface NavigationParts {
  shop: ShopOfNavigation;
  data: DataOfNavigation;
  shown: ShownPage;
  engines: ClientEngines;
  stores: Pick<ShopperStores, 'vehicles'>;
}

export interface PageNavigation extends Omit<PageRouter, 'router'> {
  /** Loads a widget that the server has deferred; null when it has nothing to show. */
  load(widget: ResolvedWidget, page: PageContext): Promise<ResolvedWidget | null>;
  /** Resolves a page that is not a page file. */
  resolve(document: PageDocument, page: PageContext): Promise<ResolvedPage>;
}

export async function startNavigation(parts: NavigationParts): Promise<PageNavigation> {
  const { engines, stores } = parts;
  const { channelId, hasManagedPages, segment, origin, config, ...shop } = parts.shop;
  const { intl, routes, addresses, report } = shop;
  const { transport, fetchPage, loading } = parts.data;
  const { screen, leave, commit } = parts.shown;
  const batch = createPageBatch(transport, fetchPage);
  const api = createApi({ transport: batch.transport, segment, channelId, origin });
  const asked = fetchAliases(segment.market);
  // A failure is reported with the first page that refers to the catalogue.
  asked.catch(() => undefined);
  const knownFragments = await fetchFragments();
  const services = createBrowserServices({ ...shop, api }, engines);
  const inLanguage = createPageLocaliser({ locale: segment.locale, asked, report });
  const fetchDocument = hasManagedPages ? newestPage : overriddenPage;
  const { router, ...pages } = createPageRouter({
    createRouter: createBrowserRouter,
    entries: routes.entries,
    segment,
    origin,
    config,
    services,
    document: async id => {
      const page = await fetchDocument(id, segment, knownFragments);
      return page && inLanguage(page);
    },
    inArms: inOwnArms,
    fetchAhead(id, href) {
      batch.prefetch(href);
      // A failed fetch of widget code is reported when the page is resolved.
      for (const type of widgetTypes[id] ?? []) engines.widget(type).catch(() => undefined);
    },
    layout: () => screen.page.layout,
    // Navigation starts on the page of the document.
    thirdParties: screen.page.thirdParties ?? [],
    page: () => screen.page,
    shown: () => screen.address,
    isCurrent: () => currentAddress() === screen.address,
    isSignedIn,
    rememberCard: by => rememberCard(listReturns(), by),
    returnToCard: () => returnToCard(listReturns()),
    commit: (page, stays) => commit(page, stays, pageLanguages(page, addresses)),
    hydratePending: engines.release,
    preferred: page =>
      preferredView(page, stores.vehicles.current, intl.formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' })),
    isWorthShowing: page => (mainList(page)?.count ?? 0) > 0,
    loadDocument: leave,
    setPending: showPending(loading),
  });
  saveScrollPositions(router);
  return {
    ...pages,
    load: (widget, page) => loadDeferred(widget, page, services),
    async resolve(document, page) {
      const own = withoutOverrides({ page: document, fragments: knownFragments, content: [] });
      return resolvePage(await inLanguage(own), page, services);
    },
  };
}

const fetchFragments = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(fragments).map(async ([id, fetchFragment]) => [id, await fetchFragment()] as const),
    ),
  );
