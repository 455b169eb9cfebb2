import { expect, it } from 'vitest';
import type { OrderSummary } from '#studio-api/orders.ts';
import { withNewest } from './order-list.tsx';

const orders = (...numbers: number[]) => numbers.map(number => ({ number }) as OrderSummary);

it('puts what has come above the older pages that are open, and keeps each order once', () => {
  const shown = orders(9, 8, 7, 6, 5, 4, 3);
  expect(withNewest(shown, orders(11, 10, 9))).toEqual(orders(11, 10, 9, 8, 7, 6, 5, 4, 3));
  // Order 8 waits no longer.
  expect(withNewest(shown, orders(9, 7, 6))).toEqual(orders(9, 7, 6, 5, 4, 3));
  expect(withNewest(shown, [])).toEqual([]);
});
