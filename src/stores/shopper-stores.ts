/** Wires the stores of one tab, or of one request on the server. */
import type { Api } from '#api/api.ts';
import type { Segment } from '#kernel/segment.ts';
import { CartStore } from './cart-store.ts';
import { CheckoutStore } from './checkout-store.ts';
import { NoticeStore } from './notice-store.ts';
import { PanelStore } from './panel-store.ts';
import type { CookieJar, EventLog, TabChannel } from './ports.ts';

export interface ShopperStores {
  segment: Segment;
  cart: CartStore;
  checkout: CheckoutStore;
  panels: PanelStore;
  notices: NoticeStore;
  /** For what happens outside a store: an impression, a purchase seen. */
  log: EventLog;
}

export interface StorePorts {
  api: Pick<Api, 'cart' | 'checkout'>;
  cookies: CookieJar;
  tabs: TabChannel;
  log: EventLog;
  newKey: () => string;
}

/** Country code that an address starts with, by market. */
const countries: Readonly<Record<string, string>> = { fi: 'FI', se: 'SE', dk: 'DK', no: 'NO' };

export function createShopperStores(
  segment: Segment,
  { api, cookies, tabs, log, newKey }: StorePorts,
): ShopperStores {
  const cart = new CartStore({ api: api.cart, cookies, tabs, log });
  return {
    segment,
    cart,
    checkout: new CheckoutStore(
      { api: api.checkout, cart, log, newKey },
      segment.customerType,
      countries[segment.market] ?? '',
    ),
    panels: new PanelStore(),
    notices: new NoticeStore(),
    log,
  };
}
