import { expect, it } from 'vitest';
import { timeZoneOf } from './time-zone.ts';

it('shows a moment as the clocks of the buyer show it', () => {
  const at = (country: string) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeStyle: 'short',
      timeZone: timeZoneOf(country, 'Atlantic/Azores'),
    }).format(new Date('2026-11-26T10:00:00Z'));
  expect(['FI', 'SE', 'NO', 'DK', 'de', 'PT'].map(at)).toEqual([
    '12:00',
    '11:00',
    '11:00',
    '11:00',
    '11:00',
    // Of the shop: Portugal has several.
    '09:00',
  ]);
});
