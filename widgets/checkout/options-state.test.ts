/** When delivery options can be shown for the current form. */

import { expect, it } from 'vitest';
import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { CheckoutForm } from '#api/checkout/types.ts';
import { aCart, aCheckout, aLine } from '#tests/support/worlds/shopper-scene.tsx';
import { deliveryState } from './options-state.ts';

const formIn = (country: string) =>
  ({ billingAddress: { ...emptyAddress(country), zip: '12345' }, shippingAddress: null }) as CheckoutForm;
const stateOf = (form: CheckoutForm, answered: CheckoutForm) =>
  deliveryState({ form, answered, checkout: aCheckout(aCart([aLine()])), phase: { name: 'idle' } });

it('shows options that were loaded for the same address', () => {
  expect(stateOf(formIn('FI'), formIn('FI'))).toBe('ready');
});

it('shows no options of another country with the same zip code', () => {
  expect(stateOf(formIn('SE'), formIn('FI'))).toBe('waiting');
});
