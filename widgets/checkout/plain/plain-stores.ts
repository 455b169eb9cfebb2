/** Stores and ordering state with what a plain page shows, for the sections of the form. */

import type { CheckoutResolved } from '#engine/page-types.gen.ts';
import { CheckoutStore } from '#stores/checkout/checkout-store.ts';
import { withCheckout } from '#stores/shopper/checkout-of.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { paymentNeedsIdentity } from '../details/field-rules.ts';
import type { CheckoutOrdering } from '../order/use-ordering.ts';
import type { PlainCheckout } from './plain-checkout.ts';

const unused = () => Promise.reject(new Error('A page without scripts calls nothing'));

export function plainStores(stores: ShopperStores, { form, checkout }: PlainCheckout): ShopperStores {
  const store = new CheckoutStore(
    {
      api: { update: unused, place: unused, confirmation: unused, complete: unused },
      cart: stores.cart,
      log: stores.log,
      newKey: () => '',
    },
    form.customerType,
    form.billingAddress.country,
  );
  store.form = form;
  store.answered = form;
  store.checkout = checkout && {
    ...checkout,
    // Their forms need scripts.
    paymentOptions: checkout.paymentOptions.filter(({ isExternal }) => !isExternal),
  };
  return withCheckout(stores, store);
}

export function plainOrdering(
  { form, checkout, errors, refusal }: PlainCheckout,
  { identityPayments }: Pick<CheckoutResolved, 'identityPayments'>,
): CheckoutOrdering {
  const checksIdentity = paymentNeedsIdentity(form, checkout?.paymentOptions ?? [], identityPayments);
  return {
    errors,
    ending: refusal ? { name: 'refused', ...refusal } : { name: 'open' },
    isPlacing: false,
    missing: [],
    needsIdentity: checksIdentity || form.customerType === 'ORGANIZATION',
    checksIdentity,
    submit: () => Promise.resolve(null),
  };
}
