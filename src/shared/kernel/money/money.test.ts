/** Money in whole minor units. */
import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { discountPercentage, roundHalfUp } from './money.ts';

it.each([
  [10_000, 8500, 15],
  [9790, 8322, 15],
  [10_000, 8501, 14],
  [10_000, 10_000, 0],
  [10_000, 10_001, 0],
  [10_000, 0, 100],
  [1, 0, 100],
])('calculates %i to %i as %i per cent off', (regular, selling, percent) => {
  expect(discountPercentage(regular, selling)).toBe(percent);
});

it('returns the percentage that a price was reduced by, and never overstates it', () => {
  assert(
    property(integer({ min: 1000, max: 10_000_000 }), integer({ min: 1, max: 99 }), (regular, percent) => {
      const selling = roundHalfUp((regular * (100 - percent)) / 100);
      expect(discountPercentage(regular, selling)).toBe(percent);
      expect(discountPercentage(regular, selling + 1)).toBeLessThan(percent);
    }),
  );
});
