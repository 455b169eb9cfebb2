/** Wires the stores of one tab, or of one request on the server. */
import type { Api } from '#api/api.ts';
import { noPublicConfig, type ShopperConfig } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import type { Breakpoints } from '#kernel/viewport.ts';
import { CartStore } from './cart-store.ts';
import { CheckoutStore } from './checkout-store.ts';
import { ConsentStore } from './consent-store.ts';
import { FavoritesStore } from './favorites-store.ts';
import { LoadingStore } from './loading-store.ts';
import { countryOfMarket } from './market-country.ts';
import { MarketStore } from './market-store.ts';
import { latestViewedFormat, sessionCookies } from './latest-viewed.ts';
import { NoticeStore } from './notice-store.ts';
import { PanelStore } from './panel-store.ts';
import { createPersisted, type Persist, type Persisted, PersistedField } from './persisted-field.ts';
import type { CookieJar, EventLog, KeyValueStorage, TabChannel } from './ports.ts';
import type { SessionActions } from './session-actions.ts';
import { SessionStore } from './session-store.ts';
import { VehicleStore } from './vehicle-store.ts';
import { ViewportStore } from './viewport-store.ts';

export interface ShopperStores {
  segment: Segment;
  /** Whom the shop serves. */
  config: ShopperConfig;
  session: SessionStore;
  /** Signing in and out, fetched when somebody wants to. */
  sessionActions: () => Promise<SessionActions>;
  cart: CartStore;
  checkout: CheckoutStore;
  favorites: FavoritesStore;
  vehicles: VehicleStore;
  consent: ConsentStore;
  market: MarketStore;
  panels: PanelStore;
  notices: NoticeStore;
  loading: LoadingStore;
  viewport: ViewportStore;
  /** For what happens outside a store: an impression, a purchase seen. */
  log: EventLog;
  /** Ids of the products seen last, newest first. */
  latestViewed: PersistedField<readonly number[]>;
  /** Values that outlive the page. */
  persisted: Persisted;
  /** Everything else of the backend, fetched when somebody first needs it. */
  api: () => Promise<Api>;
  /** What only one view remembers in this browser. */
  storage: KeyValueStorage;
}

export interface StorePorts {
  api: Pick<Api, 'cart' | 'checkout'>;
  allApi: () => Promise<Api>;
  /** Absent where nobody can sign in. */
  sessionActions?: (stores: ShopperStores) => Promise<SessionActions>;
  storage: KeyValueStorage;
  /** Absent where nothing outlives the page. */
  persist?: Persist;
  cookies: CookieJar;
  tabs: TabChannel;
  log: EventLog;
  newKey: () => string;
  /** Given where the transport needs it as well. */
  loading?: LoadingStore;
  breakpoints?: Breakpoints | undefined;
}

export function createShopperStores(
  segment: Segment,
  {
    api,
    allApi,
    sessionActions,
    cookies,
    storage,
    persist,
    tabs,
    log,
    newKey,
    loading = new LoadingStore(),
    breakpoints,
  }: StorePorts,
  config: ShopperConfig = noPublicConfig.shopper,
): ShopperStores {
  const cart = new CartStore({ api: api.cart, cookies, tabs, log });
  const persisted = createPersisted(storage, persist);
  const stores: ShopperStores = {
    segment,
    config,
    session: new SessionStore({ cookies, tabs }),
    sessionActions: () => sessionActions?.(stores) ?? Promise.reject(new Error('Nobody can sign in here')),
    favorites: new FavoritesStore({ persisted, tabs, log }),
    vehicles: new VehicleStore({ persisted, tabs }),
    consent: new ConsentStore({ cookies, tabs, log }),
    cart,
    checkout: new CheckoutStore(
      { api: api.checkout, cart, log, newKey },
      segment.customerType,
      countryOfMarket(segment.market),
    ),
    market: new MarketStore({ cookies, tabs, api: allApi }, segment),
    panels: new PanelStore(),
    notices: new NoticeStore(),
    loading,
    viewport: new ViewportStore(breakpoints),
    log,
    latestViewed: new PersistedField(latestViewedFormat, sessionCookies(cookies), persist),
    persisted,
    api: allApi,
    storage,
  };
  return stores;
}
