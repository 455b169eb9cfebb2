/** Another tab signed in or out, or this page was restored from the back/forward cache: its data may belong to another user (R-SESSION-13). */
import type { ShopperStores } from '#stores/shopper-stores.ts';

/**
 * @param resetCache clears the query cache, because prices may be specific to a customer.
 * @param isPersonal whether the page was rendered for the signed-in user.
 * @param reload requests the page from the server again, which redirects users without access.
 */
export async function followSession(
  { session, cart }: Pick<ShopperStores, 'session'> & { cart: Pick<ShopperStores['cart'], 'load'> },
  resetCache: () => Promise<void>,
  route: string,
  isPersonal: boolean,
  reload: () => void,
): Promise<void> {
  const before = session.user;
  session.restore();
  if (session.user === before) return;
  // A checkout belongs to the cart and not to the account, so its input stays; so does a form that is waiting for a login.
  if (isPersonal && !route.includes('checkout') && !session.isAwaited) reload();
  else await Promise.all([resetCache(), cart.load().catch(() => undefined)]);
}
