/** Pages of a fake storefront over real HTTP. */
import type { Transport } from '#api/transport.ts';
import type { AddressPlan } from '#i18n/address-plan.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { createPages, type Pages } from '#server/render/pages-handler.ts';
import type { PagesOptions } from '#server/render/pages-options.ts';
import { fakeEdge } from './fake-edge.ts';
import { fakePreview } from './fake-preview.ts';
import { fakeStorefront } from './fake-storefront.ts';
import { fakeVisitors } from './fake-visitors.ts';
import { type HttpWorld, httpWorld } from './http-world.ts';

export const pagesOrigin = 'https://shop.example';

const unused = () => Promise.reject(new Error('unused'));
/** The fake storefront asks for nothing. */
export const unusedTransport: Transport = { query: unused, mutate: unused };

export interface FakePages {
  pages: Pages;
  storefront: ReturnType<typeof fakeStorefront>;
}

/** @param plan differs from the addresses of {@link fakeVisitors}. */
export function fakePages(changes: Partial<PagesOptions> = {}, plan: Partial<AddressPlan> = {}): FakePages {
  const storefront = fakeStorefront();
  const pages = createPages({
    storefront: () => storefront,
    declaredQueries: () => new Map([['list', ['page', 'sort', 'p-*']]]),
    cache: null,
    inTurn: (_request, render) => render(),
    edge: fakeEdge(),
    headers: createSecurityHeaders({ publicOrigin: pagesOrigin }),
    rules: {
      defaultMarket: 'fi',
      timeZone: 'Europe/Helsinki',
      isMarket: alias => ['fi', 'se'].includes(alias),
      customerTypes: noPublicConfig.shopper.customerTypes,
    },
    origin: pagesOrigin,
    ownOrigins: new Set([pagesOrigin]),
    publicTransport: () => unusedTransport,
    sharedMenus: () => load => load(unusedTransport),
    personalTransport: () => unusedTransport,
    preview: fakePreview(),
    ...fakeVisitors(plan),
    ...changes,
  });
  return { pages, storefront };
}

export async function pagesWorld(
  ...given: Parameters<typeof fakePages>
): Promise<HttpWorld & Pick<FakePages, 'storefront'>> {
  const { pages, storefront } = fakePages(...given);
  const routes = [
    { url: '/page-data', method: ['GET'], handler: pages.data },
    { url: '/submenus', method: ['GET'], handler: pages.submenus },
    { url: '/panels', method: ['GET'], handler: pages.panels },
  ] as const;
  const { refuse, forms } = pages;
  const http = await httpWorld(routes, pages.handle, { addressRules: { refuse }, forms });
  return { ...http, storefront };
}
