/** The checkout store of a tab, created when a checkout first needs it, so that no other page loads it. */
import { CheckoutStore } from '../checkout/checkout-store.ts';
import { countryOfMarket } from '../visitor/market-country.ts';
import type { ShopperStores } from './shopper-stores.ts';
import { useStores } from './stores-context.ts';

const created = new WeakMap<ShopperStores, CheckoutStore>();

export function checkoutOf(stores: ShopperStores): CheckoutStore {
  const known = created.get(stores);
  if (known) return known;
  const { checkoutPorts, cart, log, segment, vehicles } = stores;
  const vehicle = () => {
    const { current } = vehicles;
    if (!current) return null;
    const { manufacturer, year, model } = current;
    return { manufacturer, year, model };
  };
  const store = new CheckoutStore(
    { ...checkoutPorts, cart, log, vehicle },
    segment.customerType,
    countryOfMarket(segment.market),
  );
  created.set(stores, store);
  return store;
}

/** Returns a copy of the stores whose checkout store is the given one. */
export function withCheckout(stores: ShopperStores, store: CheckoutStore): ShopperStores {
  const copy = { ...stores };
  created.set(copy, store);
  return copy;
}

export const useCheckout = (): CheckoutStore => checkoutOf(useStores());
