/** `?action=login` opens the way in; `?action=cart#<id>` takes over a cart, as a link in a mail does (R-ROUTE-14). */
import type { ShopperStores } from '#stores/shopper-stores.ts';

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
  // Once: whoever reloads or shares the address did not ask again.
  history.replaceState(history.state, '', pathname + rest + (action === 'cart' ? '' : hash));
  dispatchEvent(new Event('atv-address'));

  if (action === 'login' && !session.isAuthenticated) panels.open('account', 'login');
  const id = hash.slice(1);
  if (action !== 'cart' || !cartForm.test(id)) return;
  try {
    const { cart: carts } = await api();
    await cart.inTurn(async () => {
      const asked = await carts.find(id);
      // Nobody is refused: an id that is unknown, too old or spent gets a new, empty cart (R-CART-1). The shopper's own is worth more.
      if (asked.id !== id || asked.isCompleted) throw new Error(`There is no cart ${id}`);
      cart.take(asked);
    });
    leave(checkout);
  } catch {
    notices.show('CART_LOAD_FAILED', { mode: 'error' });
  }
}
