/** Lines and packages as rows. */
import { expect, it } from 'vitest';
import { testLine } from '../testing/testing-shop.tsx';
import { cartRows, sumOf } from './cart-rows.ts';

const member = (skuId: number, groupKey: string) =>
  testLine(skuId, { groupKey, package: { packageId: 9, name: 'Vinssipaketti' } });

it('groups the members of a package into one row at the position of the first (R-CART-7)', () => {
  const rows = cartRows([testLine(1), member(2, 'g1'), testLine(3), member(4, 'g1'), member(5, 'g2')]);
  expect(
    rows.map(row => (row.kind === 'line' ? row.line.skuId : [row.name, row.lines.map(line => line.skuId)])),
  ).toEqual([1, ['Vinssipaketti', [2, 4]], 3, ['Vinssipaketti', [5]]]);
});

it('keeps a line without a package separate, regardless of its group key', () => {
  expect(cartRows([testLine(1, { groupKey: 'g1' })])).toMatchObject([{ kind: 'line' }]);
});

it('sums decimals without rounding errors', () => {
  expect(sumOf([0.1, 0.2, 19.99])).toBe(20.29);
});
