/** Dates of a delivery by cutoff, weekends and holidays. */
import { expect, it } from 'vitest';
import { type Dispatch, deliveryWindow } from './delivery-window.ts';

const finland: Dispatch = {
  until: 14 * 60,
  timeZone: 'Europe/Helsinki',
  supplierDays: 2,
  closed: new Set(['2026-12-24', '2026-12-25']),
};
const transit = { min: 1, max: 3 };

/** @proves FAULT-115 */
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
  ['after the night that ends summer time', '2026-10-26T11:59:00Z', '2026-10-27', '2026-10-29', '2026-10-26'],
  ['before the night that begins it', '2027-03-26T11:59:00Z', '2027-03-29', '2027-03-31', '2027-03-26'],
  ['by the earlier cutoff of summer time', '2027-03-29T11:00:00Z', '2027-03-31', '2027-04-02', '2027-03-30'],
  ['over 29 February', '2028-02-28T11:00:00Z', '2028-02-29', '2028-03-02', '2028-02-28'],
  ['over the end of a year', '2026-12-31T11:00:00Z', '2027-01-01', '2027-01-05', '2026-12-31'],
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
