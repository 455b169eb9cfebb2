/** Creates and connects the stores of one tab, or of one request on the server. */
import type { Api } from '#api/api.ts';
import { noPublicConfig, type ShopperConfig } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import type { Breakpoints } from '#kernel/viewport.ts';
import { CartStore } from '../cart/cart-store.ts';
import type { CheckoutPorts } from '../checkout/checkout-store.ts';
import { createPersisted, type Persist, type Persisted, PersistedField } from '../common/persisted-field.ts';
import type { CookieJar, EventLog, KeyValueStorage, TabChannel } from '../common/ports.ts';
import { CompareStore } from '../lists/compare-store.ts';
import { FavoritesStore } from '../lists/favorites-store.ts';
import { latestViewedFormat, viewedCookies } from '../lists/latest-viewed.ts';
import { LoadingStore } from '../shell/loading-store.ts';
import { NoticeStore } from '../shell/notice-store.ts';
import { PanelStore } from '../shell/panel-store.ts';
import { ViewportStore } from '../shell/viewport-store.ts';
import type { SessionActions } from '../sign-in/session-actions.ts';
import { ConsentStore } from '../visitor/consent-store.ts';
import { MarketStore } from '../visitor/market-store.ts';
import { SessionStore } from '../visitor/session-store.ts';
import { VehicleStore } from '../visitor/vehicle-store.ts';
import { signInAgain } from '../visitor/with-login.ts';

export interface ShopperStores {
  segment: Segment;
  /** Shopper settings of the shop's configuration. */
  config: ShopperConfig;
  session: SessionStore;
  /** Session operations, fetched on demand. */
  sessionActions: () => Promise<SessionActions>;
  cart: CartStore;
  /** What the checkout store is created with, see `checkoutOf`. */
  checkoutPorts: Pick<CheckoutPorts, 'api' | 'newKey'>;
  favorites: FavoritesStore;
  compare: CompareStore;
  vehicles: VehicleStore;
  consent: ConsentStore;
  market: MarketStore;
  panels: PanelStore;
  notices: NoticeStore;
  loading: LoadingStore;
  viewport: ViewportStore;
  /** For events outside a store, such as impressions and purchases. */
  log: EventLog;
  /** Ids of the latest viewed products, newest first. */
  latestViewed: PersistedField<readonly number[]>;
  /** Persisted values. */
  persisted: Persisted;
  /** The rest of the API, fetched on demand. */
  api: () => Promise<Api>;
  /** Storage for values that a single view needs. */
  storage: KeyValueStorage;
}

export interface StorePorts {
  api: Pick<Api, 'cart' | 'checkout'>;
  allApi: () => Promise<Api>;
  /** Absent where signing in is not possible. */
  sessionActions?: (stores: ShopperStores) => Promise<SessionActions>;
  storage: KeyValueStorage;
  /** Absent where nothing is persisted. */
  persist?: Persist;
  cookies: CookieJar;
  tabs: TabChannel;
  log: EventLog;
  newKey: () => string;
  /** Passed when the transport uses the same store. */
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
  const session = new SessionStore({ cookies, tabs });
  const panels = new PanelStore();
  const account = { restore: session.restore, signInAgain: () => signInAgain({ session, panels }) };
  const cart = new CartStore({ api: api.cart, cookies, tabs, log, account });
  const persisted = createPersisted(storage, persist);
  const consent = new ConsentStore({ cookies, tabs, log });
  const viewed = viewedCookies(cookies, () => consent.has('preferences'));
  const stores: ShopperStores = {
    segment,
    config,
    session,
    sessionActions: () =>
      sessionActions?.(stores) ?? Promise.reject(new Error('Signing in is not possible here')),
    favorites: new FavoritesStore({ persisted, tabs, log }),
    compare: new CompareStore({ persisted, tabs }),
    vehicles: new VehicleStore({ persisted, tabs }),
    consent,
    cart,
    checkoutPorts: { api: api.checkout, newKey },
    market: new MarketStore({ cookies, tabs, api: allApi }, segment),
    panels,
    notices: new NoticeStore(),
    loading,
    viewport: new ViewportStore(breakpoints),
    log,
    latestViewed: new PersistedField(latestViewedFormat, viewed, persist),
    persisted,
    api: allApi,
    storage,
  };
  return stores;
}
