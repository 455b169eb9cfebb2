/** A cart line promises the days of its delivery, as the product page does, and no usual time of the shop. */
import { serverIntl } from '#i18n/server-intl.ts';
import { aCart, aLine, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartLines } from './cart-lines.tsx';

it('shows the days of the delivery with each line, and nothing where none are promised', () => {
  const usual = serverIntl('fi').formatMessage({ id: 'STOCK_STATUS_DELIVERY_TIME_IN_STOCK' });
  const lines = [aLine()];
  const show = (days: { from: string; to: string } | null) =>
    render(shopperScene({ cart: aCart(lines) }).within(<CartLines lines={lines} days={days} />));
  show({ from: '2026-11-24', to: '2026-11-26' });
  expect(screen.getByText(/Perillä ti 24\. – to 26\.11\./)).toBeVisible();
  cleanup();
  show(null);
  expect(screen.queryByText(/Perillä/)).toBeNull();
  expect(screen.queryByText(usual)).toBeNull();
});
