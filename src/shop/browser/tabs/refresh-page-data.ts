/** Refreshes what another tab has changed. */

import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { TabChannel, TabSubject } from '#stores/common/ports.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { browserCookies } from '../ports/browser-ports.ts';

export interface RefreshParts {
  stores: ShopperStores;
  tabs: TabChannel;
  addresses: Addresses;
  /** The current page. */
  current(): ResolvedPage;
  /** Clears the query cache. */
  resetCache: () => Promise<void>;
  leave(href: string): void;
}

export function refreshPageData(
  subjects: readonly TabSubject[],
  { stores, addresses, current, resetCache, leave }: RefreshParts,
): void {
  // The cart shows its own loading error.
  const readCart = () => void stores.cart.load().catch(() => undefined);
  const read: Record<TabSubject, () => void> = {
    auth: () =>
      void import('./follow-session.ts').then(
        ({ followSession }) =>
          followSession(stores, {
            cookies: browserCookies,
            segment: stores.segment,
            customerTypes: stores.config.customerTypes,
            resetCache,
            route: current().context.route.name,
            isPersonal: current().personal,
            reload: () => location.reload(),
          }),
        // What belongs to somebody else must not stay.
        () => location.reload(),
      ),
    market: () =>
      void import('./follow-market.ts').then(
        ({ followMarket }) =>
          followMarket(stores, {
            addresses,
            segment: stores.segment,
            isPersonal: current().personal,
            leave,
          }),
        // The page stays in its market, which its address names.
        () => undefined,
      ),
    'checkout-market': () => {
      stores.market.restore();
      if (current().context.route.name.includes('checkout')) readCart();
    },
    favorites: stores.favorites.restore,
    compare: stores.compare.restore,
    vehicle: stores.vehicles.reload,
    consent: stores.consent.restore,
    cart: readCart,
  };

  for (const subject of subjects) read[subject]();
}
