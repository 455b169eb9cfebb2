/** Merges two carts of one person line by line. */
import { expect, it } from 'vitest';
import type { Cart, CartLine } from './cart.types.ts';
import { MAX_CART_LINES } from './cart-lines.ts';
import { mergedLines } from './merge-carts.ts';

const line = (id: string, skuId: number, groupKey = ''): CartLine => ({
  id,
  skuId,
  quantity: 1,
  message: '',
  groupKey,
  package: groupKey ? { packageId: 7, groupId: 1, optionId: skuId } : null,
});
const cartOf = (lines: CartLine[]) => ({ lines }) as unknown as Cart;
const single = (count: number) => Array.from({ length: count }, (_, at) => line(`own ${at}`, 1000 + at));

it('leaves out a package as a whole where it does not fit, and adds the lines that still do', () => {
  const guest = cartOf([line('a', 1, 'p'), line('b', 2, 'p'), line('c', 3)]);
  const joined = mergedLines(cartOf(single(MAX_CART_LINES - 1)), guest, new Map());
  expect(joined.map(({ skuId }) => skuId)).toEqual([3]);
  expect(mergedLines(cartOf(single(MAX_CART_LINES - 3)), guest, new Map())).toHaveLength(3);
  expect(mergedLines(cartOf(single(MAX_CART_LINES)), guest, new Map())).toEqual([]);
});
