/** The lowest price before a reduction, day by day. */
import { expect, it } from 'vitest';
import { lowestPrice, priceLogOf } from './price-history.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-06-30T12:00:00Z');
const entry = (daysAgo: number, regular: number, selling = regular) => ({
  validFrom: new Date(now.getTime() - daysAgo * day),
  regular,
  selling,
});

it('compares a reduction with the lowest price of the thirty days before it began', () => {
  const log = [entry(100, 900), entry(50, 1000), entry(20, 950), entry(15, 1000), entry(5, 1000, 800)];
  expect(lowestPrice(log, now, { regular: 1000, selling: 800 })).toBe(950);
});

it('counts the price that was in effect as the thirty days began, and none before it', () => {
  const log = [entry(200, 500), entry(90, 700), entry(10, 1000), entry(5, 1000, 800)];
  expect(lowestPrice(log, now, { regular: 1000, selling: 800 })).toBe(700);
});

it('keeps the comparison of the first step when a reduction goes on in steps', () => {
  const log = [entry(60, 1000), entry(10, 1000, 900), entry(5, 1000, 700)];
  expect(lowestPrice(log, now, { regular: 1000, selling: 700 })).toBe(1000);
});

it('claims nothing for goods that never had another price', () => {
  expect(lowestPrice([entry(5, 1000, 800)], now, { regular: 1000, selling: 800 })).toBe(800);
  expect(lowestPrice([], now, { regular: 1000, selling: 800 })).toBe(800);
});

it('takes the last thirty days when there is no reduction', () => {
  const log = [entry(60, 1000), entry(20, 1000, 850), entry(10, 1000)];
  expect(lowestPrice(log, now, { regular: 1000, selling: 1000 })).toBe(850);
});

it('logs thirty days with what was in effect before them, one of them the lowest', () => {
  const log = [entry(90, 1200), entry(40, 900), entry(20, 1000), entry(10, 900)];
  expect(priceLogOf(log, now).map(({ selling, isLowest }) => [selling, isLowest])).toEqual([
    [900, false],
    [1000, false],
    [900, true],
  ]);
  expect(priceLogOf([], now)).toEqual([]);
});
