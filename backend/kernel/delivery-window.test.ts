/** Dates of a delivery by cutoff, weekends and holidays. */
import { expect, it } from 'vitest';
import { deliveryWindow, type Dispatch } from './delivery-window.ts';

const finland: Dispatch = {
  until: 14 * 60,
  timeZone: 'Europe/Helsinki',
  supplierDays: 2,
  closed: new Set(['2026-12-24', '2026-12-25']),
};
const transit = { min: 1, max: 3 };

it.each([
  [
    'before the cutoff it leaves on the same day',
    '2026-11-23T11:59:00Z',
    '2026-11-24',
    '2026-11-26',
    '2026-11-23',
  ],
  ['after it on the next', '2026-11-23T12:00:00Z', '2026-11-25', '2026-11-27', '2026-11-24'],
  ['on a Friday evening on Monday', '2026-11-27T18:00:00Z', '2026-12-01', '2026-12-03', '2026-11-30'],
  ['at night by the local date', '2026-11-22T22:30:00Z', '2026-11-24', '2026-11-26', '2026-11-23'],
  ['over closed days', '2026-12-23T11:00:00Z', '2026-12-28', '2026-12-30', '2026-12-23'],
])('%s', (_case, now, from, to, orderBy) => {
  expect(deliveryWindow(new Date(now), finland, transit, false)).toEqual({ from, to, orderBy });
});

it('adds the days in which the supplier delivers', () => {
  const monday = new Date('2026-11-23T08:00:00Z');
  expect(deliveryWindow(monday, finland, transit, true)).toMatchObject({
    from: '2026-11-26',
    to: '2026-11-30',
  });
});
