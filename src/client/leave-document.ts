/** Loads another document after the cart's pending changes are saved, because the next document reads the cart again. */
import type { CartStore } from '#stores/cart-store.ts';

/** Keeps the address on this host: a path like `//elsewhere` must not be read as another host. */
const open = (href: string) => location.assign(href.startsWith('/') ? location.origin + href : href);

export const createLeave =
  (cart: Pick<CartStore, 'isChanging' | 'settle'>) =>
  (href: string): void =>
    cart.isChanging ? void cart.settle().then(() => open(href)) : open(href);
