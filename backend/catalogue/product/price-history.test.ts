/** The lowest price before a reduction, day by day. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedPrice, lowestPrice, priceLogOf } from './price-history.ts';

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

it('keeps the comparison of the first step when a reduction continues in steps', () => {
  const log = [entry(60, 1000), entry(10, 1000, 900), entry(5, 1000, 700)];
  expect(lowestPrice(log, now, { regular: 1000, selling: 700 })).toBe(1000);
});

/** @proves FAULT-115 */
it.each([
  ['the night to winter time', '2026-10-25T01:30:00Z'],
  ['the night to summer time', '2026-03-29T01:30:00Z'],
  ['29 February', '2028-02-29T12:00:00Z'],
  ['the turn of the year', '2026-12-31T23:59:59Z'],
])('counts thirty days of 24 hours across %s', (_name, moment) => {
  const begun = new Date(moment);
  const before = (hours: number) => new Date(begun.getTime() - hours * 3_600_000);
  const log = (hours: number) => [
    { validFrom: before(hours + 24), regular: 700, selling: 700 },
    { validFrom: before(hours), regular: 1000, selling: 1000 },
    { validFrom: begun, regular: 1000, selling: 800 },
  ];
  const after = new Date(begun.getTime() + 86_400_000);
  // The lower price was in effect until an hour after the thirty days began, or an hour before.
  expect(lowestPrice(log(30 * 24 - 1), after, { regular: 1000, selling: 800 })).toBe(700);
  expect(lowestPrice(log(30 * 24 + 1), after, { regular: 1000, selling: 800 })).toBe(1000);
});

it('claims no reduction for products that never had another price', () => {
  expect(lowestPrice([entry(5, 1000, 800)], now, { regular: 1000, selling: 800 })).toBe(800);
  expect(lowestPrice([], now, { regular: 1000, selling: 800 })).toBe(800);
});

it('uses the last thirty days when there is no reduction', () => {
  const log = [entry(60, 1000), entry(20, 1000, 850), entry(10, 1000)];
  expect(lowestPrice(log, now, { regular: 1000, selling: 1000 })).toBe(850);
});

it('logs thirty days and the price in effect before them, one of them the lowest (R-PRODUCT-24)', () => {
  const log = [entry(90, 1200), entry(40, 900), entry(20, 1000), entry(10, 900)];
  const current = { regular: 900, selling: 900 };
  expect(priceLogOf(log, now, current).map(({ selling, isLowest }) => [selling, isLowest])).toEqual([
    [900, false],
    [1000, false],
    [900, true],
  ]);
  expect(priceLogOf([], now, current)).toEqual([]);
});

it('treats a reduction that has grown for over sixty days as one that began with its last step', () => {
  const grown = (days: number) => [entry(200, 1000), entry(days, 1000, 900), entry(5, 1000, 700)];
  const price = { regular: 1000, selling: 700 };
  expect(lowestPrice(grown(60), now, price)).toBe(1000);
  expect(lowestPrice(grown(61), now, price)).toBe(900);
  // A reduction that merely lasts is still the same one.
  expect(lowestPrice([entry(200, 1000), entry(150, 1000, 700)], now, price)).toBe(1000);
});

it('starts a new reduction where the price went up, even if it stayed below the regular one', () => {
  const log = [entry(90, 1000), entry(20, 1000, 700), entry(5, 1000, 800)];
  expect(lowestPrice(log, now, { regular: 1000, selling: 800 })).toBe(700);
});

it('agrees with a day-by-day calculation for any history', () => {
  const aStep = fc.record({ gap: fc.integer({ min: 1, max: 40 }), selling: fc.integer({ min: 1, max: 6 }) });
  const regular = 6;
  const property = fc.property(fc.array(aStep, { minLength: 1, maxLength: 12 }), steps => {
    let daysAgo = 0;
    const log = steps.map(({ gap, selling }) => entry((daysAgo += gap), regular, selling)).toReversed();
    const daily = (days: number) =>
      log.findLast(({ validFrom }) => validFrom <= entry(days, 1).validFrom)?.selling;
    const price = log.at(-1)?.selling ?? regular;
    // Walks back day by day for as long as the price was reduced and never lower than on the day after.
    const isGrowing = (days: number) =>
      (daily(days) ?? regular) < regular && (daily(days) ?? 0) >= (daily(days - 1) ?? 0);
    let start = 0;
    while (start <= daysAgo && (daily(start) ?? regular) < regular && (start === 0 || isGrowing(start)))
      start += 1;
    const provable = price === regular || daily(start) !== undefined;
    if (provable && start - 1 > 60)
      start = [...Array(daysAgo + 1).keys()].findIndex(days => daily(days) !== price);
    const from = price < regular ? start : 0;
    const window = Array.from({ length: 31 }, (_, day) => daily(from + day)).flatMap(each => each ?? []);
    const expected =
      provable && window.length > 0 ? Math.min(...window.slice(0, price < regular ? 30 : 31)) : price;
    return lowestPrice(log, now, { regular, selling: price }) === expected;
  });
  expect(() => fc.assert(property, { numRuns: 2000 })).not.toThrow();
});

it('logs the thirty days before a reduction as well, and marks the price that the reduction is measured from', () => {
  const log = [entry(90, 1000, 759), entry(35, 889), entry(11, 889, 679)];
  expect(
    priceLogOf(log, now, { regular: 889, selling: 679 }).map(({ selling, isLowest }) => [selling, isLowest]),
  ).toEqual([
    [759, true],
    [889, false],
    [679, false],
  ]);
});

it('marks one price of every log, and it is the one that is announced', () => {
  const aStep = fc.record({ days: fc.nat(120), regular: fc.integer({ min: 1, max: 50 }), off: fc.nat(60) });
  fc.assert(
    fc.property(fc.array(aStep, { minLength: 1, maxLength: 8 }), steps => {
      const log = steps
        .toSorted((one, other) => other.days - one.days)
        .map(({ days, regular, off }) => entry(days, regular, Math.max(1, regular - off)));
      const current = log.at(-1) ?? { regular: 1, selling: 1 };
      const marked = priceLogOf(log, now, current).filter(({ isLowest }) => isLowest);
      expect(marked).toHaveLength(1);
      const announced = comparedPrice(log, now, current);
      const isAnnounced = current.selling < current.regular && announced > current.selling;
      if (isAnnounced) expect(marked[0]?.selling).toBe(announced);
    }),
  );
});
