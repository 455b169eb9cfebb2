/** Weeks of the calendar. */
import { expect, it } from 'vitest';
import { monthWeeks, nextMonth } from './month-weeks.ts';

it.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2026-02', 5, '2026-01-26', '2026-03-01'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
])('%s has %i weeks from Monday to Sunday', (month, count, first, last) => {
  const weeks = monthWeeks(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
  expect(new Set(weeks.flat()).size).toBe(count * 7);
});

it('goes over the end of a year', () => {
  expect([nextMonth('2026-12', 1), nextMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
