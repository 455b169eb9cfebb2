/** Handles `?action=login` and `?action=market`, which open panels, and `?action=cart#<id>`, which takes over a cart linked from a mail (R-ROUTE-14). */
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';

const cartForm = /^[\w-]{8,64}$/;

export async function followAction(
  {
    api,
    panels,
    session,
    cart,
    notices,
  }: Pick<ShopperStores, 'api' | 'panels' | 'session' | 'cart' | 'notices'>,
  checkout: string,
  leave: (href: string) => void,
): Promise<void> {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const action = query.get('action');
  query.delete('action');
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  // The action runs once: a reloaded or shared address must not repeat it.
  history.replaceState(history.state, '', pathname + rest + (action === 'cart' ? '' : hash));
  dispatchEvent(new Event('atv-address'));

  if (action === 'login' && !session.isAuthenticated) panels.open('account', 'login');
  if (action === 'market') panels.open('market');
  const id = hash.slice(1);
  if (action !== 'cart' || !cartForm.test(id)) return;
  try {
    const { cart: carts } = await api();
    await cart.runQueued(async () => {
      const asked = await carts.find(id);
      // The backend returns a new, empty cart for an unknown, expired or completed id (R-CART-1); the shopper's own cart is kept then.
      if (asked.id !== id || asked.isCompleted) throw new Error(`There is no cart ${id}`);
      cart.take(asked);
    });
    leave(checkout);
  } catch {
    notices.show('CART_LOAD_FAILED', { mode: 'error' });
  }
}
