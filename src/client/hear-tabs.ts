/** What other tabs and the browser's own memory change for this one: each reads the truth again (R-CART-23). */
import type { Addresses } from '#i18n/addresses.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import { type TabChannel, type TabSubject, tabSubjects } from '#stores/ports.ts';
import type { ShopperStores } from '#stores/shopper-stores.ts';

export interface HearTabsParts {
  stores: ShopperStores;
  tabs: TabChannel;
  addresses: Addresses;
  /** The page on the screen. */
  current(): ResolvedPage;
  /** Forgets every answer that was cached. */
  resetCache: () => Promise<void>;
  leave(href: string): void;
}

export function hearTabs({ stores, tabs, addresses, current, resetCache, leave }: HearTabsParts): void {
  // A failed read is told by the cart itself.
  const readCart = () => void stores.cart.load().catch(() => undefined);
  const read: Record<TabSubject, () => void> = {
    auth: () =>
      void import('./follow-session.ts').then(({ followSession }) =>
        followSession(stores, resetCache, current().context.route.name, current().personal, () =>
          location.reload(),
        ),
      ),
    market: () =>
      void import('./follow-market.ts').then(({ followMarket }) =>
        followMarket(stores, {
          addresses,
          segment: stores.segment,
          isPersonal: current().personal,
          leave,
        }),
      ),
    'checkout-market': () => {
      stores.market.restore();
      if (current().context.route.name.includes('checkout')) readCart();
    },
    favorites: stores.favorites.restore,
    vehicle: stores.vehicles.reload,
    consent: stores.consent.restore,
    cart: readCart,
  };

  for (const subject of tabSubjects) tabs.hear(subject, read[subject]);
  // A page that the browser had put aside heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const subject of tabSubjects) read[subject]();
  });
  // A message may overtake what was written before it; this one comes when that can be read.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'ralph') read.favorites();
    if (key === null || key === 'ralph-sbb') read.vehicle();
  });
}
