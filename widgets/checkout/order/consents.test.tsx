/** Consents beyond the terms (R-CHECKOUT-10): optional, separate, and sent with the order. */
import type { CheckoutApi } from '#api/checkout/types.ts';
import { ok } from '#kernel/result.ts';
import { fillIn, order, show } from '#tests/support/worlds/checkout-scene.tsx';
import { aCart, aLine } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as leaving from './leave.ts';

const cart = aCart([aLine()]);
const newsletter = () => screen.getByRole('checkbox', { name: 'Haluan uutiskirjeen sähköpostiini' });
const ordered = ok({ orderId: '100001', publicId: 'p', redirectUrl: null });

beforeEach(() => {
  vi.spyOn(leaving, 'leaveFor').mockImplementation(() => undefined);
  // jsdom has no CSS.escape, which user-event needs for arrow keys.
  vi.stubGlobal('CSS', { escape: String });
  sessionStorage.clear();
});

it('asks for newsletter and messages in separate unticked boxes, and requires neither', async () => {
  const place = vi.fn<CheckoutApi['place']>().mockResolvedValue(ordered);
  await show({ cart, checkoutApi: { place } });
  await fillIn();
  expect(newsletter()).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Haluan tarjouksia tekstiviestillä' })).not.toBeChecked();
  await order();
  await waitFor(() => expect(place).toHaveBeenCalledOnce());
  expect(place.mock.calls[0]?.[1].consents).toEqual(['order']);
});

it('sends given consents with the order, and leaves out withdrawn ones', async () => {
  const place = vi.fn<CheckoutApi['place']>().mockResolvedValue(ordered);
  await show({ cart, checkoutApi: { place } });
  await fillIn();
  await userEvent.click(newsletter());
  const sms = screen.getByRole('checkbox', { name: 'Haluan tarjouksia tekstiviestillä' });
  await userEvent.click(sms);
  await userEvent.click(sms);
  await order();
  await waitFor(() => expect(place).toHaveBeenCalledOnce());
  expect(place.mock.calls[0]?.[1].consents).toEqual(['order', 'newsletter']);
});

it('restores the newsletter consent after a reload, and asks for the terms again', async () => {
  await show({ cart });
  await fillIn();
  await userEvent.click(newsletter());
  await waitFor(() => expect(sessionStorage.getItem('checkout-draft')).toContain('newsletter'));
  expect(sessionStorage.getItem('checkout-draft')).not.toContain('"order"');
  cleanup();
  await show({ cart });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  await waitFor(() => expect(newsletter()).toBeChecked());
  expect(screen.getByRole('checkbox', { name: /Hyväksyn ostoehdot/ })).not.toBeChecked();
});
