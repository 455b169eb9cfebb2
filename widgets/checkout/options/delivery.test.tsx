/** Delivery options that need a further choice of place or time. */

import type { CheckoutApi, FinerChoice } from '#api/checkout/types.ts';
import { ok } from '#kernel/result.ts';
import { checkoutOf } from '#stores/shopper/checkout-of.ts';
import { aCart, aCheckout, aLine, answering } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillIn, order, show, type } from '#tests/support/worlds/checkout-scene.tsx';
import * as leaving from '../order/leave.ts';

const cart = aCart([aLine()]);

beforeEach(() => {
  vi.spyOn(leaving, 'leaveFor').mockImplementation(() => undefined);
  // jsdom has no CSS.escape, which user-event needs for arrow keys.
  vi.stubGlobal('CSS', { escape: String });
  sessionStorage.clear();
});

const finer = (id: number, name: string, fee = '5,99 €'): FinerChoice => ({
  id,
  name,
  feeIncVatFormatted: fee,
  feeExVatFormatted: fee,
  isFree: false,
  isSelected: false,
});

function refined(...choices: FinerChoice[]) {
  const checkout = aCheckout(cart);
  const [parcel, ...others] = checkout.shippingOptions;
  if (!parcel) throw new Error('No options');
  return { ...checkout, shippingOptions: [{ ...parcel, finer: choices }, ...others] };
}

const places = refined(finer(101, 'Noutopiste Kamppi'), finer(102, 'Noutopiste Hakaniemi'));
const ordered = ok({ orderId: '100001', publicId: 'p', redirectUrl: null });
const group = () => screen.getByRole('group', { name: 'Valitse paikka tai aika' });

it('shows the places under the chosen option, one of them preselected, and orders to that place', async () => {
  const place = vi.fn<CheckoutApi['place']>().mockResolvedValue(ordered);
  await show({ cart, checkoutApi: { update: answering(places), place } });
  await fillIn();
  expect(within(group()).getByRole('radio', { name: 'Noutopiste Kamppi' })).toBeChecked();
  await userEvent.click(within(group()).getByRole('radio', { name: 'Noutopiste Hakaniemi' }));
  expect(screen.getByRole('radio', { name: /^Paketti noutopisteeseen/ })).toBeChecked();
  expect(screen.getByText(/^Paketti noutopisteeseen.*: Noutopiste Hakaniemi$/)).toBeVisible();
  await order();
  await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalled());
  expect(place.mock.calls[0]?.[1]).toMatchObject({ shippingId: 102 });
});

it('preselects the first place with the option, and hides the places of other options', async () => {
  const { stores } = await show({ cart, checkoutApi: { update: answering(places) } });
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: /^Kotiinkuljetus/ }));
  expect(screen.queryByRole('group', { name: 'Valitse paikka tai aika' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Paketti noutopisteeseen/ }));
  expect(checkoutOf(stores).form.shippingId).toBe(101);
  expect(within(group()).getAllByRole('radio')).toHaveLength(2);
});

it('shows the cost of each place where they differ, and prices the option by the chosen one', async () => {
  const times = refined(finer(201, 'päivällä', '9,90 €'), finer(202, 'illalla', '12,90 €'));
  await show({ cart, checkoutApi: { update: answering(times) } });
  await fillIn();
  await userEvent.click(within(group()).getByRole('radio', { name: 'illalla 12,90 €' }));
  expect(screen.getByRole('radio', { name: /^Paketti noutopisteeseen.* 12,90 €$/ })).toBeChecked();
});

it('uses a select for many places', async () => {
  const many = refined(...[1, 2, 3, 4, 5, 6].map(number => finer(100 + number, `Paikka ${number}`)));
  const { stores } = await show({ cart, checkoutApi: { update: answering(many) } });
  await fillIn();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Valitse paikka tai aika' }),
    'Paikka 4',
  );
  expect(checkoutOf(stores).form.shippingId).toBe(104);
});

it('says with each option when the order arrives, and repeats it in the review', async () => {
  const checkout = aCheckout(cart);
  const [parcel, home] = checkout.shippingOptions;
  if (!parcel || !home) throw new Error('The scene has two options');
  const days = { from: '2026-11-24', to: '2026-11-26' };
  const shippingOptions = [
    { ...parcel, days },
    { ...home, days: null },
  ];
  await show({ cart, checkoutApi: { update: answering({ ...checkout, shippingOptions }) } });
  await screen.findByLabelText(/^Postinumero/);
  type(/^Postinumero/, '00100');
  await vi.waitFor(() => expect(screen.getAllByText(/^Perillä ti 24\. – to 26\.11\.$/)).toHaveLength(2));
});
