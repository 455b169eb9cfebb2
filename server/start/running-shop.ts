/** The shop behind the port: opens commerce and storefront, wires them together, and follows their changes. */
import type { Logger } from 'pino';
import { createAddresses } from '#i18n/addresses.ts';
import type { CatalogueChange } from '#backend/index.ts';
import { createCaches } from '#server/cache/create-caches.ts';
import type { AppOptions } from '#server/http/create-app.ts';
import { createReferences, type References } from '../routing/create-references.ts';
import { planOf } from '#server/routing/address-plan.ts';
import { openPages } from './open-pages.ts';
import { type LiveStorefront, makeStorefront } from './live-storefront.ts';
import { openCommerce, type OpenCommerce } from './open-commerce.ts';
import { openVisitors } from './open-visitors.ts';
import { readAddresses } from './read-addresses.ts';
import { shopRoutes } from './shop-routes.ts';
import type { RunningShopOptions, ShopState } from './shop-options.ts';

export interface RunningShop {
  open(): Promise<Pick<AppOptions, 'routes' | 'pages' | 'addressRules'>>;
  reload(): Promise<void>;
}

export function createRunningShop(options: RunningShopOptions): RunningShop {
  const { config, origin, logger, frontend } = options;
  let addresses = createAddresses(planOf(config, origin, []));
  let live: LiveStorefront | undefined;
  let references: References | undefined;
  let opening: Promise<OpenCommerce> | undefined;
  let invalidateCaches: () => void = () => undefined;

  const make = (commerce: Promise<OpenCommerce>) =>
    makeStorefront({
      ...options,
      addresses: () => addresses,
      commerce,
      aliasesOf: async (authored, market) => (await references?.aliasesOf(authored, market)) ?? {},
    });

  return {
    async open() {
      // The pages are read while the database starts.
      opening = openCommerce(options);
      const [opened, first] = await Promise.all([opening, make(opening)]);
      const { commerce } = opened;
      live = first;
      let { catalogueVersion } = opened;
      const state: ShopState = {
        addresses: () => addresses,
        live: () => live ?? first,
        catalogueVersion: () => catalogueVersion,
      };
      const aliases = createReferences(commerce, config.channelId);
      references = aliases;

      const refreshAddresses = async () => {
        addresses = (await readAddresses({ config, origin, commerce, logger })) ?? addresses;
      };
      await refreshAddresses();
      const caches = createCaches({ commerce, onError: reportRenewal(logger) });
      invalidateCaches = caches.invalidateAll;
      opened.onCatalogueChange(change => {
        caches.follow(change);
        // After the caches: a response that names the version contains nothing older.
        catalogueVersion = change.version;
        // Markets are reference data: only a change of everything can touch them.
        if (change.kind === 'all') void refreshAddresses();
        if (changesAddresses(change)) aliases.forget();
      });

      const visitors = openVisitors({ config, origin, opened, state });
      const pages = openPages({ ...options, opened, state, caches, visitors });
      const { routes, pages: handler } = shopRoutes({
        ...options,
        ...state,
        opened,
        visitors,
        references: aliases,
        pages,
      });
      const { first: before } = frontend;
      return {
        routes,
        pages: before
          ? async (request, reply) => ((await before(request, reply)) ? undefined : handler(request, reply))
          : handler,
        addressRules: pages,
      };
    },
    async reload() {
      if (!live || !opening) return;
      live = await make(opening);
      invalidateCaches();
    },
  };
}

/** Stock and prices change no address. */
const changesAddresses = ({ kind }: CatalogueChange): boolean => kind !== 'stock' && kind !== 'price';

const reportRenewal = (logger: Logger) => (error: unknown, page: string) =>
  logger.error({ err: error, page }, 'page could not be renewed');
