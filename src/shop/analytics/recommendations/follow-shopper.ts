/** Keeps the Nosto session up to date on every page: cart, sign-in and order. Runs only with marketing consent. */

import { reaction } from 'mobx';
import { cartItems, nostoOrder } from '#components/third-party/nosto/cart-items.ts';
import { nostoService, nostoSession, sessionCookie } from '#components/third-party/nosto/nosto-service.ts';
import { removeThirdParties } from '#components/third-party/remove-third-parties.ts';
import { loadThirdPartyScript } from '#components/third-party/third-party-script.ts';
import type { CartStore } from '#stores/cart/cart-store.ts';
import type { EventRecord, LoggedEvent } from '#stores/common/event-log.ts';
import type { KeyValueStorage } from '#stores/common/ports.ts';

/** Nosto's session token, updated at sign-in and sign-out. */
export const sessionTokenKey = 'nosto-session';
/** The placement that Nosto fills after an order. */
const orderPlacement = 'order-related';

export interface ShopperParts {
  accountId: string;
  cart: Pick<CartStore, 'cart'>;
  storage: KeyValueStorage;
  record: Pick<EventRecord, 'events' | 'subscribe'>;
}

const failed = (error: unknown) => reportError(error);

const sessionToken = (): string | undefined =>
  document.cookie
    .split('; ')
    .find(pair => pair.startsWith(`${sessionCookie}=`))
    ?.slice(sessionCookie.length + 1);

/** @returns a function that stops it when consent is withdrawn. */
export function followShopper({ accountId, cart, storage, record }: ShopperParts): () => void {
  const service = nostoService(accountId);
  const ordered = new Set<string>();
  service.prepare?.();
  for (const script of service.scripts) loadThirdPartyScript(script).catch(failed);

  const stopCart = reaction(
    () => (cart.cart ? JSON.stringify(cartItems(cart.cart)) : null),
    items => {
      // A page view can set its fields before the cart has loaded; they are set again with the cart.
      if (items !== null)
        nostoSession()
          .then(session => session.setCart({ items: cartItems(cart.cart) }).update())
          .catch(failed);
    },
    { fireImmediately: true },
  );

  const onEvent = ({ type, data }: LoggedEvent) => {
    if (type === 'user:login' || type === 'user:logout') storage.set(sessionTokenKey, sessionToken() ?? '');
    if (type !== 'checkout:purchase' || ordered.has(data.orderId)) return;
    ordered.add(data.orderId);
    nostoSession()
      .then(session => session.addOrder(nostoOrder(data)).setPlacements([orderPlacement]).load())
      .catch(failed);
  };
  // The order confirmation may have been shown before the consent was read.
  for (const event of record.events) if (event.type === 'checkout:purchase') onEvent(event);
  const unsubscribe = record.subscribe(onEvent);

  return () => {
    stopCart();
    unsubscribe();
    storage.set(sessionTokenKey, '');
    removeThirdParties(service);
  };
}
