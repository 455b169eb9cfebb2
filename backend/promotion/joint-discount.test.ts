import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jointDiscount, type ScopedDiscount } from './joint-discount.ts';

it('takes the price of a line once, also for two discounts', () => {
  const discounts = [
    { amount: 18, lines: [0] },
    { amount: 18, lines: [0, 1] },
  ];
  expect(jointDiscount(discounts, [18, 0, 1179])).toBe(18);
  expect(jointDiscount(discounts, [18, 7, 1179])).toBe(25);
});

it('moves a wide discount to other lines to make room for a narrow one', () => {
  const wide = { amount: 10, lines: [0, 1] };
  const narrow = { amount: 10, lines: [0] };
  expect(jointDiscount([wide, narrow], [10, 10])).toBe(20);
});

const aCase = fc.integer({ min: 1, max: 4 }).chain(count =>
  fc.record({
    prices: fc.array(fc.nat(30), { minLength: count, maxLength: count }),
    discounts: fc.array(
      fc.record({ amount: fc.nat(40), lines: fc.subarray(Array.from({ length: count }, (_, n) => n)) }),
      { maxLength: 4 },
    ),
  }),
);

/** The same by the theorem of maximum flow and minimum cut: every set of discounts is limited by the lines that it reaches. */
function minimumCut(discounts: readonly ScopedDiscount[], prices: readonly number[]): number {
  const cuts = Array.from({ length: 2 ** discounts.length }, (_, set) => {
    const reaches = (index: number) => Math.floor(set / 2 ** index) % 2 === 1;
    const lines = new Set(discounts.flatMap((discount, index) => (reaches(index) ? discount.lines : [])));
    const amounts = discounts.map((discount, index) => (reaches(index) ? 0 : discount.amount));
    return [...amounts, ...[...lines].map(line => prices[line] ?? 0)].reduce((sum, value) => sum + value, 0);
  });
  return Math.min(...cuts);
}

it('is the maximum that the lines allow', () => {
  fc.assert(
    fc.property(aCase, ({ discounts, prices }) => {
      expect(jointDiscount(discounts, prices)).toBe(minimumCut(discounts, prices));
    }),
    { numRuns: 1000 },
  );
});
