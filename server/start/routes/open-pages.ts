/** The pages of the running shop, with their caches and the visitors' sessions. */

import { segmentKey } from '#kernel/segment.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { createCaches } from '#server/cache/create-caches.ts';
import { publicCaller } from '#server/commerce/commerce.ts';
import { transportOf } from '#server/commerce/transport.ts';
import type { Config } from '#server/config/config.ts';
import type { EdgeHeaders } from '#server/edge/edge-headers.ts';
import { ownOrigins } from '#server/http/same-site.ts';
import type { SecurityHeaders } from '#server/http/security-headers.ts';
import { createFormSignIn } from '#server/render/form-sign-in.ts';
import { createPages, type Pages } from '#server/render/pages-handler.ts';
import type { PagesOptions } from '#server/render/pages-options.ts';
import { createRenderTurns } from '#server/render/render-turns.ts';
import type { OpenCommerce } from '../commerce/open-commerce.ts';
import type { Frontend } from '../frontend.ts';
import type { ShopState } from '../shop-options.ts';
import type { Visitors } from './open-visitors.ts';

export interface OpenPagesOptions {
  config: Config;
  profile: Pick<ShopProfile, 'timeZone'>;
  origin: string;
  headers: SecurityHeaders;
  frontend: Frontend;
  opened: OpenCommerce;
  state: ShopState;
  caches: ReturnType<typeof createCaches>;
  edge: EdgeHeaders;
  visitors: Visitors;
}

/** The options of the shop's pages, which the canvas shares. */
export function openPages(options: OpenPagesOptions): { pages: Pages; pagesOptions: PagesOptions } {
  const { config, profile, origin, headers, frontend, opened, state, caches, visitors } = options;
  const { edge } = options;
  const { addresses, live } = state;
  const { backend } = opened;
  const withdrawals = backend?.withdrawals;
  const publicTransport: PagesOptions['publicTransport'] = ({ id, trace }, dependencies) =>
    transportOf(caches.queries.commerce(dependencies), publicCaller(id, trace?.headers));
  const pagesOptions: PagesOptions = {
    ...visitors,
    storefront: () => live().storefront,
    declaredQueries: () => live().declaredQueries,
    cache: frontend.cachesPages ? caches.pages : null,
    inTurn: createRenderTurns(config.pagesWorkPerMinute),
    headers,
    edge,
    origin,
    ownOrigins: new Set([...ownOrigins(origin), ...Object.values(addresses().plan.origins)]),
    addresses,
    isPaused: opened.isPaused,
    rules: {
      defaultMarket: config.defaultMarket,
      customerTypes: config.customerTypes,
      timeZone: profile.timeZone,
      trustsSegmentHeader: edge.trustsSegmentHeader,
      isMarket: alias => addresses().market(alias) !== undefined,
    },
    withdraw:
      withdrawals &&
      (async (declaration, ipAddress) => {
        const result = await withdrawals.withdraw({ ...declaration, caller: { ipAddress } }, new Date());
        return result.state === 'received'
          ? { ...result, receivedAt: result.receivedAt.toISOString() }
          : { state: result.state };
      }),
    orders: backend?.orderAccess,
    customerOf:
      config.authUrl || !backend
        ? undefined
        : async token => (await backend.auth.service.bearer(token))?.customerId ?? null,
    buyers: config.authUrl ? undefined : { cookies: visitors.cookies, salt: config.authPasswordSalt },
    signIn: visitors.auth
      ? createFormSignIn({ auth: visitors.auth, cookies: visitors.cookies, salt: config.authPasswordSalt })
      : undefined,
    publicTransport,
    sharedMenus:
      ({ id, trace }, segment, dependencies) =>
      load =>
        caches.layouts.menus(
          segmentKey(segment),
          used => load(publicTransport({ id, trace }, used)),
          dependencies,
        ),
    personalTransport: ({ id, ip, trace, headers: sent }, token) =>
      transportOf(opened.commerce, {
        ...publicCaller(id, trace?.headers),
        token,
        ip,
        userAgent: sent['user-agent']?.slice(0, 500) ?? null,
      }),
  };
  return { pages: createPages(pagesOptions), pagesOptions };
}
