/** The shop behind the port: opens commerce and storefront, wires them together, and follows their changes. */
import { join } from 'node:path';
import type { CatalogueChange } from '#backend/index.ts';
import { createAddresses } from '#i18n/addresses.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import { type Caches, createCaches } from '#server/cache/create-caches.ts';
import { withPlatformCheckout } from '#server/commerce/platform-checkout.ts';
import type { EdgeHeaders } from '#server/edge/edge-headers.ts';
import type { AppOptions } from '#server/http/create-app.ts';
import type { Handler } from '#server/http/route.ts';
import { shopPages } from '#server/payment/shop-pages.ts';
import { planOf } from '#server/routing/address-plan.ts';
import { createReferences, type References } from '../routing/create-references.ts';
import { type OpenCommerce, openCommerce } from './commerce/open-commerce.ts';
import type { Frontend } from './frontend.ts';
import { openEdge } from './open-edge.ts';
import { followPublications, type Publications } from './pages/follow-publications.ts';
import { requireLegalContent } from './pages/legal-content.ts';
import { type Earlier, makeStorefront } from './pages/live-storefront.ts';
import { createServed } from './pages/served-storefront.ts';
import { openPages } from './routes/open-pages.ts';
import { openVisitors } from './routes/open-visitors.ts';
import { openAddresses } from './routes/read-addresses.ts';
import { shopRoutes } from './routes/shop-routes.ts';
import type { RunningShopOptions, ShopState } from './shop-options.ts';
import { type OpenCanvasOptions, type OpenedCanvas, openCanvas } from './studio/open-canvas.ts';
import { openStudio } from './studio/open-studio.ts';
import { studioPicks } from './studio/studio-picks.ts';

export interface OpenShop extends Pick<AppOptions, 'routes' | 'pages' | 'forms' | 'addressRules'> {
  /** Says where Studio is, once visitors are admitted; never rejects. */
  announce(): Promise<void>;
}

export interface RunningShop {
  open(): Promise<OpenShop>;
  reload(): Promise<void>;
}

export function createRunningShop(options: RunningShopOptions): RunningShop {
  const { config, origin, logger } = options;
  const served = createServed(options);
  const { profile, ofFolder } = served;
  let addresses = createAddresses(planOf(config, origin, [], ofFolder.languages));
  let references: References | undefined;
  let opening: Promise<OpenCommerce> | undefined;
  let invalidateCaches: () => void = () => undefined;

  const make = (commerce: Promise<OpenCommerce>, earlier?: Earlier) =>
    makeStorefront(
      {
        ...options,
        addresses: () => addresses,
        commerce,
        aliasesOf: async (authored, market) => (await references?.aliasesOf(authored, market)) ?? {},
      },
      earlier,
    );

  return {
    async open() {
      // The pages are read while the database starts.
      opening = openCommerce({ ...options, profile, routes: () => served.live()?.storefront.routes.entries });
      const [open, first] = await Promise.all([opening, make(opening)]);
      const { commerce } = open;
      options.readiness.isPaused = open.isPaused;
      served.serve(first);
      let catalogueVersion = open.backend?.catalogueVersion() ?? null;
      const state: ShopState = {
        addresses: () => addresses,
        profile,
        live: () => served.live() ?? first,
        catalogueVersion: () => catalogueVersion,
      };
      const opened = open.backend ? open : { ...open, commerce: platformCheckout(open, origin, state) };
      const aliases = createReferences(commerce, config.channelId);
      references = aliases;

      const refreshAddresses = await openAddresses({ ...options, profile: ofFolder, commerce }, read => {
        addresses = read;
      });
      await requireLegalContent({ config, opened, markets: addresses.plan.markets, logger });
      const edge = await openEdge(options, opened);
      const scheduled = () => state.live().managed.scheduled;
      const caches = createCaches({ commerce, scheduled, ...cacheOptions(options) });
      await options.disposables.add('pages', caches.pages.stopRenewing);
      invalidateCaches = caches.invalidateAll;
      opened.backend?.onCatalogueChange(change => {
        caches.follow(change);
        edge.follow(change);
        // After the caches: a response that names the version contains nothing older.
        catalogueVersion = change.version;
        // Markets are reference data: only a change of everything can touch them.
        if (change.kind === 'all') void refreshAddresses();
        if (changesAddresses(change)) aliases.forget();
      });

      const { refresh } = await followPublications({
        ...{ ...options, backend: opened.backend, live: state.live },
        make: earlier => make(Promise.resolve(opened), earlier),
        swap(next, tags) {
          served.serve(next);
          caches.drop(tags);
          edge.drop(tags);
        },
      });
      return openRoutes(options, opened, {
        ...{ state, caches, edge: edge.headers, references: aliases, refresh, ofFolder },
      });
    },
    async reload() {
      const live = served.live();
      if (!live || !opening) return;
      served.serve(await make(opening, { overlay: live.overlay }));
      invalidateCaches();
    },
  };
}

interface OpenedParts {
  state: ShopState;
  caches: Caches;
  edge: EdgeHeaders;
  references: References;
  refresh: Publications['refresh'];
  /** Whose clocks pages show. */
  ofFolder: ShopProfile;
}

/** The routes, pages and forms of the shop and of Studio. */
async function openRoutes(
  options: RunningShopOptions,
  opened: OpenCommerce,
  { state, caches, edge, references, refresh, ofFolder }: OpenedParts,
): Promise<OpenShop> {
  const { config, origin, frontend } = options;
  const visitors = openVisitors({ config, origin, opened, state });
  const { pages, pagesOptions } = openPages({
    ...options,
    profile: ofFolder,
    opened,
    state,
    caches,
    edge,
    visitors,
  });
  const canvas = openCanvasOf(options, opened, { pagesOptions, state, references });
  const { routes, pages: handler } = shopRoutes({
    ...options,
    ...state,
    opened,
    visitors,
    references,
    pages,
  });
  return {
    routes: [...routes, ...(canvas?.routes ?? [])],
    pages: afterFirst(frontend, handler),
    forms: pages.forms,
    addressRules: pages,
    announce: await openStudioOf(options, opened, { ...state, refresh }, canvas),
  };
}

/** What the frontend answers by itself, and the shop's pages. */
const afterFirst =
  ({ first }: Frontend, pages: Handler): Handler =>
  async (request, reply) =>
    (await first?.(request, reply)) ? undefined : pages(request, reply);

function platformCheckout({ commerce }: OpenCommerce, origin: string, { live, addresses }: ShopState) {
  return withPlatformCheckout(commerce, { origin, pages: shopPages(() => live().documents, addresses) });
}

/** Null where Studio is off. */
function openCanvasOf(
  { studio, config }: RunningShopOptions,
  { backend, commerce }: OpenCommerce,
  parts: Pick<OpenCanvasOptions, 'pagesOptions' | 'state' | 'references'>,
): OpenedCanvas | null {
  if (!studio || !backend) return null;
  const { channelId } = config;
  return openCanvas({
    ...parts,
    backend,
    commerce,
    channelId,
    studioOrigin: studio.origin,
  });
}

/** Nothing is announced where Studio is off. */
async function openStudioOf(
  { studio, frontend, ...options }: RunningShopOptions,
  opened: OpenCommerce,
  state: ShopState & Pick<Publications, 'refresh'>,
  canvas: OpenedCanvas | null,
): Promise<() => Promise<void>> {
  const { backend } = opened;
  if (!studio || !backend || !canvas) return async () => undefined;
  return openStudio({
    ...options,
    studio,
    backend,
    addresses: state.addresses,
    profile: state.profile,
    live: state.live,
    refresh: state.refresh,
    canvas,
    picks: studioPicks(backend, state),
    folder: frontend.studio ?? join(options.root, 'dist/studio'),
  });
}

/** Stock, prices and sales change no address. */
const changesAddresses = ({ kind }: CatalogueChange): boolean =>
  kind !== 'stock' && kind !== 'price' && kind !== 'sales';

const cacheOptions = ({ config, logger, metrics }: RunningShopOptions) => ({
  pageBytes: config.pageCacheMegabytes * 1024 * 1024,
  showsOutdated: config.edge === 'none' || config.edge === 'segment',
  onError: (error: unknown, page: string) => logger.error({ err: error, page }, 'page could not be renewed'),
  onLookup: metrics.queryLookedUp,
});
