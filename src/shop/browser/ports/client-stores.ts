/** The shopper's stores, connected to the ports of this browser. */
import { fetchedWhenCalled } from '#api/fetched-when-called.ts';
import type { StandardVariables } from '#api/standard-variables.ts';
import type { Transport } from '#api/transport.ts';
import type { PageContext } from '#engine/definition/contract.ts';
import type { EventLog } from '#stores/common/event-log.ts';
import type { TabChannel } from '#stores/common/ports.ts';
import { createShopperStores, type ShopperStores, type StorePorts } from '#stores/shopper/shopper-stores.ts';
import { browserCookies, browserStorage } from './browser-ports.ts';
import { createFetchedApi } from './fetched-api.ts';
import type { Screen } from './screen.ts';
import type { ShopConnection } from './shop-connection.ts';

// Cart and checkout API, fetched with the first call because most page views do not need them.

/**
 * @param place where the cart is priced; read at each call.
 * @param checkoutMarket the market that was chosen in the checkout.
 */
const orderingApi = (
  transport: Transport,
  place: StandardVariables,
  checkoutMarket: () => string,
): StorePorts['api'] => ({
  cart: fetchedWhenCalled(() =>
    import('#api/cart/cart.ts').then(({ createCartApi }) => createCartApi(transport, place, checkoutMarket)),
  ),
  checkout: fetchedWhenCalled(() =>
    import('#api/checkout/checkout.ts').then(({ createCheckoutApi }) => createCheckoutApi(transport, place)),
  ),
});

export interface ClientStoresParts {
  connection: ShopConnection;
  context: PageContext;
  screen: Screen;
  tabs: TabChannel;
  log: EventLog;
}

export async function createClientStores(parts: ClientStoresParts): Promise<ShopperStores> {
  const { context, tabs, log, screen } = parts;
  const { wire, transport, direct, standard, loading } = parts.connection;
  const { segment, origin, config, query } = context;
  /** Cart requests use the market that the cart is priced in. */
  const ofCart = {
    ...standard,
    get marketId() {
      return stores.market.marketOfCart(screen.page.context.route.name);
    },
  };
  const api = createFetchedApi(
    { transport, direct, segment, origin, channelId: standard.channelId },
    standard,
  );
  const stores: ShopperStores = createShopperStores(
    segment,
    {
      api: orderingApi(transport, ofCart, () => stores.market.checkout),
      allApi: () => Promise.resolve(api),
      sessionActions: of =>
        import('./session-port.ts').then(({ createSessionPort }) =>
          createSessionPort({
            stores: of,
            cookies: browserCookies,
            resetCache: wire.reset,
            passwordSalt: config.shopper.passwordSalt,
          }),
        ),
      ...(query.frame
        ? (await import('./preview-ports.ts')).createPreviewPorts(query.auth === 'customer')
        : { cookies: browserCookies, storage: browserStorage }),
      persist: field =>
        void import('./persist-field.ts').then(
          ({ persistField }) => persistField(field),
          // The next change loads the library again.
          () => undefined,
        ),
      tabs,
      log,
      loading,
      breakpoints: config.measuring?.breakpoints,
      newKey: () => crypto.randomUUID(),
    },
    config.shopper,
  );
  return stores;
}
