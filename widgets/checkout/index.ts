/** The checkout: one page from details to order. */
import { defineWidget } from '#engine/contract.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { CheckoutView } from './checkout-view.tsx';

export default defineWidget<CheckoutResolved>({
  type: 'checkout',
  hydrate: 'load',
  critical: true,
  singleton: true,
  layouts: ['undistracted'],
  view: CheckoutView,
});
