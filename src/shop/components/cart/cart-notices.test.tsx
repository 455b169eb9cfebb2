/** Notices about a cart. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestShop, testCart, testLine, testPrice, testStores } from '../testing/testing-shop.tsx';
import { CartNotices } from './cart-notices.tsx';

afterEach(cleanup);

it('accepts on the page a price that was accepted in the panel', async () => {
  const stored = new Map<string, string>();
  const cartAt = (price: number) => testCart([testLine(1, { unitPrice: testPrice(price) })]);
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, text: string) => void stored.set(key, text),
  };
  const stores = testStores(cartAt(149), {}, {}, storage);
  await act(async () =>
    render(
      <TestShop stores={stores}>
        <CartNotices lines={[]} />
        <CartNotices lines={[]} />
      </TestShop>,
    ),
  );
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  await act(async () => stores.cart.take(cartAt(199)));
  const [first, ...others] = screen.getAllByRole('button', { name: 'Hyväksy uudet hinnat' });
  expect(others).toHaveLength(1);
  await act(async () => void fireEvent.click(first as HTMLElement));
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});
