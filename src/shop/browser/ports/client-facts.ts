/** What the browser knows about the visitor, for targeting rules. */

import { compareStructural, computed, observable, reaction, runInAction } from 'mobx';
import type { ClientFacts } from '#engine/definition/evaluate-rule.ts';
import { isVehicle } from '#kernel/vehicle/vehicle-rule.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import type { Vehicle } from '#stores/visitor/vehicle.ts';

export interface ClientFactsSource {
  /** The same object until something changes; null before the cart has been read. */
  facts(): ClientFacts | null;
  subscribe(listener: () => void): () => void;
}

const namesOf = ({ manufacturer, model, year }: Vehicle): NonNullable<ClientFacts['chosen']> => ({
  manufacturer,
  model,
  year,
});

export function createClientFacts(
  { cart, session, vehicles, consent }: Pick<ShopperStores, 'cart' | 'session' | 'vehicles' | 'consent'>,
  /** Settles when the cart has been read, successfully or not. */
  cartKnown: Promise<void>,
): ClientFactsSource {
  const settled = observable.box(false);
  void cartKnown.then(() => runInAction(() => settled.set(true)));
  const facts = computed(
    (): ClientFacts | null =>
      settled.get()
        ? {
            // A display hint only: what it shows is public, and the session protects what it links to.
            auth: session.isAuthenticated ? 'customer' : 'anonymous',
            vehicle: vehicles.current ? 'any' : 'none',
            chosen: vehicles.current && namesOf(vehicles.current),
            isVehicle,
            cart: cart.totalQuantity > 0 ? 'filled' : 'empty',
            consent: consent.allowed ?? [],
          }
        : null,
    { equals: compareStructural, keepAlive: true },
  );
  return {
    facts: () => facts.get(),
    subscribe: listener => reaction(() => facts.get(), listener),
  };
}
