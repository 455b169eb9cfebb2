/** The shopper's cart on a page. */
import { defineWidget } from '#engine/contract.ts';
import type { CartResolved } from '#engine/page-types.gen.ts';
import { CartView } from './cart-view.tsx';

export default defineWidget<CartResolved>({
  type: 'cart',
  hydrate: 'load',
  singleton: true,
  view: CartView,
});
