/** Cart and checkout API, fetched with the first call because most page views do not need them. */
import { fetchedWhenCalled } from '#api/fetched-when-called.ts';
import type { StandardVariables } from '#api/standard-variables.ts';
import type { Transport } from '#api/transport.ts';
import type { StorePorts } from '#stores/shopper/shopper-stores.ts';

/**
 * @param place where the cart is priced; read at each call.
 * @param checkoutMarket the market that was chosen in the checkout.
 */
export const orderingApi = (
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
