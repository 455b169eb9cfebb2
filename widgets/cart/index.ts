/** The shopper's cart on a page. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { CartResolved } from '#engine/page-types.gen.ts';
import { CartView } from './cart-view.tsx';
import type { CartFormApi } from './plain/add-form.ts';
import { loadPlainCart, type PlainCart, submitPlainCart } from './plain/plain-cart.ts';

export default defineWidget<CartResolved, PlainCart | undefined, CartFormApi>({
  type: 'cart',
  hydrate: ({ plain }) => (plain ? 'never' : 'load'),
  singleton: true,
  load: async (context, { plain }) => (plain ? loadPlainCart(context) : undefined),
  submit: async (context, { plain }, fields) => (plain ? submitPlainCart(context, fields) : undefined),
  view: CartView,
});
