/** The pages of the running shop, with their caches and the visitors' sessions. */
import type { createCaches } from '#server/cache/create-caches.ts';
import { anonymousCaller } from '#server/commerce/commerce.ts';
import { transportOf } from '#server/commerce/transport.ts';
import type { Config } from '#server/config/config.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import { createPages, type Pages } from '#server/render/pages-handler.ts';
import type { PagesOptions } from '#server/render/pages-options.ts';
import { segmentKey } from '#kernel/segment.ts';
import type { Frontend } from './frontend.ts';
import type { OpenCommerce } from './open-commerce.ts';
import type { Visitors } from './open-visitors.ts';
import type { ShopState } from './shop-options.ts';

export interface OpenPagesOptions {
  config: Config;
  origin: string;
  headers: SecurityHeaders;
  frontend: Frontend;
  opened: OpenCommerce;
  state: ShopState;
  caches: ReturnType<typeof createCaches>;
  visitors: Visitors;
}

export function openPages(options: OpenPagesOptions): Pages {
  const { config, origin, headers, frontend, opened, state, caches, visitors } = options;
  const { addresses, live } = state;
  const publicTransport: PagesOptions['publicTransport'] = (id, dependencies) =>
    transportOf(caches.queries.commerce(dependencies), anonymousCaller(id));
  return createPages({
    ...visitors,
    storefront: () => live().storefront,
    declaredQueries: () => live().declaredQueries,
    cache: frontend.cachesPages ? caches.pages : null,
    headers,
    origin,
    addresses,
    rules: {
      defaultMarket: config.defaultMarket,
      customerTypes: config.customerTypes,
      isMarket: alias => addresses().market(alias) !== undefined,
    },
    publicTransport,
    sharedMenus: (id, segment, dependencies) => load =>
      caches.layouts.menus(segmentKey(segment), used => load(publicTransport(id, used)), dependencies),
    personalTransport: ({ id, ip }, token) =>
      transportOf(opened.commerce, { ...anonymousCaller(id), token, ip }),
  });
}
