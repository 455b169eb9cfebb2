/** Which ways of delivery can be shown for what is in the form. */
import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { CheckoutForm } from '#api/checkout/types.ts';
import { aCart, aCheckout, aLine } from '#tests/support/shopper-scene.tsx';
import { expect, it } from 'vitest';
import { deliveryState } from './options-state.ts';

const formIn = (country: string) =>
  ({ billingAddress: { ...emptyAddress(country), zip: '12345' }, shippingAddress: null }) as CheckoutForm;
const stateOf = (form: CheckoutForm, answered: CheckoutForm) =>
  deliveryState({ form, answered, checkout: aCheckout(aCart([aLine()])), phase: { name: 'idle' } });

it('are those that were answered for the same place', () => {
  expect(stateOf(formIn('FI'), formIn('FI'))).toBe('ready');
});

it('are none of another country whose zip codes look the same', () => {
  expect(stateOf(formIn('SE'), formIn('FI'))).toBe('waiting');
});
