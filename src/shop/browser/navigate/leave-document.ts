/** Loads another document after the cart's pending changes are saved, because the next document reads the cart again. */
import type { CartStore } from '#stores/cart/cart-store.ts';

/** Shows the progress bar until the next document is painted; a page restored from the back/forward cache has none. */
function open(href: string): void {
  document.documentElement.toggleAttribute('data-navigating', true);
  addEventListener('pageshow', () => document.documentElement.removeAttribute('data-navigating'), {
    once: true,
  });
  // A path like `//elsewhere` must not be read as another host.
  location.assign(href.startsWith('/') ? location.origin + href : href);
}

export const createLeave =
  (cart: Pick<CartStore, 'isChanging' | 'settle'>) =>
  (href: string): void =>
    cart.isChanging ? void cart.settle().then(() => open(href)) : open(href);
