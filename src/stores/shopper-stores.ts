/** Wires the stores of one tab, or of one request on the server. */
import type { Api } from '#api/api.ts';
import type { Segment } from '#kernel/segment.ts';
import { CartStore } from './cart-store.ts';
import { CheckoutStore } from './checkout-store.ts';
import { ConsentStore } from './consent-store.ts';
import { FavoritesStore } from './favorites-store.ts';
import { NoticeStore } from './notice-store.ts';
import { PanelStore } from './panel-store.ts';
import type { CookieJar, EventLog, KeyValueStorage, TabChannel } from './ports.ts';
import { SessionStore } from './session-store.ts';
import { VehicleStore } from './vehicle-store.ts';

export interface ShopperStores {
  segment: Segment;
  session: SessionStore;
  cart: CartStore;
  checkout: CheckoutStore;
  favorites: FavoritesStore;
  vehicles: VehicleStore;
  consent: ConsentStore;
  panels: PanelStore;
  notices: NoticeStore;
  /** For what happens outside a store: an impression, a purchase seen. */
  log: EventLog;
  /** Everything else of the backend, fetched when somebody first needs it. */
  api: () => Promise<Api>;
}

export interface StorePorts {
  api: Pick<Api, 'cart' | 'checkout'>;
  allApi: () => Promise<Api>;
  storage: KeyValueStorage;
  cookies: CookieJar;
  tabs: TabChannel;
  log: EventLog;
  newKey: () => string;
}

/** Country code that an address starts with, by market. */
const countries: Readonly<Record<string, string>> = { fi: 'FI', se: 'SE', dk: 'DK', no: 'NO' };

export function createShopperStores(
  segment: Segment,
  { api, allApi, cookies, storage, tabs, log, newKey }: StorePorts,
): ShopperStores {
  const cart = new CartStore({ api: api.cart, cookies, tabs, log });
  return {
    segment,
    session: new SessionStore({ cookies, tabs }),
    favorites: new FavoritesStore({ storage, tabs, log }),
    vehicles: new VehicleStore({ storage, tabs }),
    consent: new ConsentStore({ cookies, tabs, log }),
    cart,
    checkout: new CheckoutStore(
      { api: api.checkout, cart, log, newKey },
      segment.customerType,
      countries[segment.market] ?? '',
    ),
    panels: new PanelStore(),
    notices: new NoticeStore(),
    log,
    api: allApi,
  };
}
