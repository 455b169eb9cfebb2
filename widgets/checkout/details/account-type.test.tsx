/** The customer type at the checkout: visitors choose it; for signed-in customers the account decides. */

import { cookieNames } from '#stores/common/cookie-names.ts';
import { checkoutOf } from '#stores/shopper/checkout-of.ts';
import { show, typeDetails } from '#tests/support/worlds/checkout-scene.tsx';
import { aCart, aLine } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

const cart = aCart([aLine()]);

beforeEach(() => sessionStorage.clear());

it('offers the customer type to a visitor, and only shows it to a signed-in customer', async () => {
  await show({ cart });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  typeDetails();
  await userEvent.click(screen.getByRole('radio', { name: 'Yritys' }));
  expect(screen.getByLabelText(/^Yrityksen nimi/)).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem('checkout-draft')).toContain('ORGANIZATION'));
  cleanup();

  // The visitor's draft still exists; the account belongs to a person.
  const { stores, cookies } = await show({ cart });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  cookies.set(cookieNames.user, 'aino@esimerkki.fi');
  cookies.set(cookieNames.customerType, 'PERSON');
  act(() => stores.session.restore());
  await screen.findByText(/^Kirjautuneena: Yksityinen/);
  expect(screen.queryByRole('radio', { name: 'Yritys' })).toBeNull();
  await waitFor(() => expect(checkoutOf(stores).form.customerType).toBe('PERSON'));
  expect(screen.queryByLabelText(/^Yrityksen nimi/)).toBeNull();
  expect(screen.getByLabelText(/^Etunimi/)).toHaveValue('Aino');
});
