/** Another tab signed in or out, or this page came back from the browser's memory: whose data it shows must be found out (R-SESSION-13). */
import type { ShopperStores } from '#stores/shopper-stores.ts';

/**
 * @param resetCache forgets every answer that was cached: prices may be a customer's own.
 * @param isPersonal the page on the screen was made for whoever was signed in.
 * @param reload asks the server for the page anew; it leads away whoever may not see it.
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
  // A checkout is the cart's and not the account's: what was typed there stays. So does a form whose login is awaited.
  if (isPersonal && !route.includes('checkout') && !session.isAwaited) reload();
  else await Promise.all([resetCache(), cart.load().catch(() => undefined)]);
}
