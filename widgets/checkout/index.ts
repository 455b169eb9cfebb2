/** The checkout: one page from details to order. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { CheckoutView } from './checkout-view.tsx';
import {
  type CheckoutFormApi,
  loadPlainCheckout,
  type PlainCheckout,
  submitPlainCheckout,
} from './plain/plain-checkout.ts';

export default defineWidget<CheckoutResolved, PlainCheckout | undefined, CheckoutFormApi>({
  type: 'checkout',
  hydrate: ({ plain }) => (plain ? 'never' : 'load'),
  critical: true,
  singleton: true,
  layouts: ['undistracted'],
  load: async (context, props) => (props.plain ? loadPlainCheckout(context, props) : undefined),
  submit: async (context, props, fields) =>
    props.plain ? submitPlainCheckout(context, props, fields) : undefined,
  view: CheckoutView,
});
