/** Moments on the shop's clocks (R-STUDIO-156). */
import { expect, it } from 'vitest';
import { shopClock } from './shop-time.ts';

const { toLocal, toMoment } = shopClock('Europe/Helsinki');

it.each([
  ['2026-11-27T00:00', '2026-11-27T00:00+02:00'],
  ['2026-07-01T08:30', '2026-07-01T08:30+03:00'],
  // The clocks change at 3:00 on 29 March and at 4:00 on 25 October 2026.
  ['2026-03-29T02:59', '2026-03-29T02:59+02:00'],
  ['2026-03-29T04:00', '2026-03-29T04:00+03:00'],
  ['2026-10-25T02:30', '2026-10-25T02:30+03:00'],
  ['2026-10-25T04:30', '2026-10-25T04:30+02:00'],
])('%s is %s', (local, moment) => {
  expect(toMoment(local)).toBe(moment);
  expect(toLocal(moment)).toBe(local);
});

it('converts other offsets, and refuses what is no moment', () => {
  expect(toLocal('2026-11-26T22:00:00Z')).toBe('2026-11-27T00:00');
  expect(toLocal('soon')).toBe('');
  expect([toMoment('2026-11-27'), toMoment('2026-13-01T00:00'), toMoment('')]).toEqual([null, null, null]);
});

it('is as far from UTC as the zone says, on both sides', () => {
  const clocks = ['Europe/Oslo', 'America/St_Johns', 'Pacific/Chatham'].map(shopClock);
  expect(clocks.map(clock => clock.toMoment('2026-11-27T08:00'))).toEqual([
    '2026-11-27T08:00+01:00',
    '2026-11-27T08:00-03:30',
    '2026-11-27T08:00+13:45',
  ]);
  expect(clocks.map(clock => clock.toLocal('2026-11-27T07:00:00Z'))).toEqual([
    '2026-11-27T08:00',
    '2026-11-27T03:30',
    '2026-11-27T20:45',
  ]);
});

it('knows the times that the clocks never show, or show twice', () => {
  const { oddTime } = shopClock('Europe/Helsinki');
  expect(
    ['2026-03-29T02:59', '2026-03-29T03:00', '2026-03-29T03:59', '2026-03-29T04:00'].map(oddTime),
  ).toEqual([null, 'skipped', 'skipped', null]);
  expect(
    ['2026-10-25T02:59', '2026-10-25T03:00', '2026-10-25T03:59', '2026-10-25T04:00', 'soon'].map(oddTime),
  ).toEqual([null, 'doubled', 'doubled', null, null]);
  expect(shopClock('UTC').oddTime('2026-03-29T03:00')).toBeNull();
});

it('takes the first of two equal times, and the time an hour later for one that is skipped', () => {
  expect(toMoment('2026-10-25T03:30')).toBe('2026-10-25T03:30+03:00');
  expect(toLocal(toMoment('2026-03-29T03:30') ?? '')).toBe('2026-03-29T04:30');
});
