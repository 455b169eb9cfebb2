/** Holidays that decide when a parcel arrives. */
import { expect, it } from 'vitest';
import { holidaysOf } from './holidays.ts';

it('finds those that follow Easter, and midsummer eve', () => {
  expect(holidaysOf('FI', 2026)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-06-19',
    '2026-12-24',
    '2026-12-25',
  ]);
  expect(holidaysOf('DK', 2027)).toContain('2027-05-06');
});
