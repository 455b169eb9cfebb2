/** `?action=login` opens the way in; `?action=cart#<id>` takes over a cart, as a link in a mail does (facts 3.7). */
import { cookieNames, yearSeconds } from '#stores/cookie-names.ts';
import type { ShopperStores } from '#stores/shopper-stores.ts';
import { browserCookies } from './browser-ports.ts';

const cartForm = /^[\w-]{8,64}$/;

export async function followAction(
  { panels, session, cart, notices }: Pick<ShopperStores, 'panels' | 'session' | 'cart' | 'notices'>,
  checkout: string,
  leave: (href: string) => void,
): Promise<void> {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const action = query.get('action');
  query.delete('action');
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  // Once: whoever reloads or shares the address did not ask again.
  history.replaceState(history.state, '', pathname + rest + (action === 'cart' ? '' : hash));
  dispatchEvent(new Event('atv-address'));

  if (action === 'login' && !session.isAuthenticated) panels.open('account', 'login');
  const id = hash.slice(1);
  if (action !== 'cart' || !cartForm.test(id)) return;
  const before = browserCookies.get(cookieNames.cart);
  browserCookies.set(cookieNames.cart, id, yearSeconds);
  try {
    await cart.load();
    leave(checkout);
  } catch {
    // The cart that was here is still there.
    if (before === null) browserCookies.remove(cookieNames.cart);
    else browserCookies.set(cookieNames.cart, before, yearSeconds);
    notices.show('CART_LOAD_FAILED', { mode: 'error' });
  }
}
