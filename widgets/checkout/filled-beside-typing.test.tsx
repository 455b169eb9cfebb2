/** The answer of the account may arrive while the shopper has begun with a field. */

import { ok } from '#kernel/result.ts';
import { show } from '#tests/support/worlds/checkout-scene.tsx';
import { aCart, aCheckout, aLine } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

const cart = aCart([aLine()]);
const ofAccount = aCheckout(cart, { email: 'aino@esimerkki.fi' });

beforeEach(() => sessionStorage.clear());

it.each([
  ['leaves the field alone that has the focus', true, ''],
  ['fills a field without it', false, 'aino@esimerkki.fi'],
])('%s', async (_name, isFocused, value) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>(resolve => (answer = resolve));
  await show({ cart, checkoutApi: { update: () => answered.then(() => ok(ofAccount)) } });
  const field = await screen.findByLabelText(/^Sähköposti/);
  if (isFocused) field.focus();
  await act(async () => {
    answer();
    await answered;
  });
  await screen.findByText('Anna postinumero, niin näet toimitustavat.');
  expect(field).toHaveValue(value);
});
