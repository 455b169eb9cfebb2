import { expect, it } from 'vitest';
import { rateRange } from './rate-range.ts';

it.each([
  // Published examples of the Wilson interval.
  [1, 10, 0.018, 0.404],
  [15, 148, 0.062, 0.16],
  [0, 100, 0, 0.037],
  [100, 100, 0.963, 1],
])('of %i in %i is %f to %f', (pressed, of, low, high) => {
  const range = rateRange(pressed, of);
  expect(range.low).toBeCloseTo(low, 2);
  expect(range.high).toBeCloseTo(high, 2);
});

it('has as many decimals as the number of showings bears', () => {
  expect([100, 10_000, 1_000_000].map(of => rateRange(of / 50, of).decimals)).toEqual([0, 1, 2]);
});

it('believes no more presses than showings', () => {
  const { rate, high } = rateRange(300, 100);
  expect(rate).toBe(1);
  expect(high).toBeCloseTo(1);
});
