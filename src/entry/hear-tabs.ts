/** What other tabs and the browser's own memory change for this one: each reads the truth again (facts 8.5). */
import type { Addresses } from '#i18n/addresses.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { TabChannel } from '#stores/ports.ts';
import type { ShopperStores } from '#stores/shopper-stores.ts';

export interface HearTabsParts {
  stores: ShopperStores;
  tabs: TabChannel;
  addresses: Addresses;
  /** The page on the screen. */
  current(): ResolvedPage;
  leave(href: string): void;
}

export function hearTabs({ stores, tabs, addresses, current, leave }: HearTabsParts): void {
  // A failed read is told by the cart itself.
  const readCart = () => void stores.cart.load().catch(() => undefined);
  const followSession = () =>
    void import('./follow-session.ts').then(({ followSession: follow }) =>
      follow(stores, current().context.route.name, current().personal, () => location.reload()),
    );
  const followMarket = () =>
    void import('./follow-market.ts').then(({ followMarket: follow }) =>
      follow(stores, { addresses, segment: stores.segment, isPersonal: current().personal, leave }),
    );

  tabs.hear('auth', followSession);
  addEventListener('pageshow', event => event.persisted && followSession());
  tabs.hear('market', followMarket);
  tabs.hear('checkout-market', () => {
    stores.market.restore();
    if (current().context.route.name.includes('checkout')) readCart();
  });
  tabs.hear('favorites', stores.favorites.restore);
  tabs.hear('vehicle', stores.vehicles.reload);
  // A message may overtake what was written before it; this one comes when that can be read.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'ralph') stores.favorites.restore();
    if (key === null || key === 'ralph-sbb') stores.vehicles.reload();
  });
  tabs.hear('consent', stores.consent.restore);
  tabs.hear('cart', readCart);
}
