/** Opens another document, after the pending changes of this one's cart: the next document reads the cart anew. */
import type { CartStore } from '#stores/cart-store.ts';

/** Keeps the address on this host: a path like `//elsewhere` must not become another host. */
const open = (href: string) => location.assign(href.startsWith('/') ? location.origin + href : href);

export const createLeave =
  (cart: Pick<CartStore, 'isChanging' | 'settle'>) =>
  (href: string): void =>
    cart.isChanging ? void cart.settle().then(() => open(href)) : open(href);
