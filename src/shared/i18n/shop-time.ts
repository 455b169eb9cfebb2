/** Moments as the shop's clocks show them: pages of the shop and rules of Studio use its time zone, not the reader's. */
import { shopTimeZone } from './locales.ts';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** `2026-11-27T00:00` in the shop's time zone; empty for a text that is no moment. */
export function toLocal(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const found = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${found['year']}-${found['month']}-${found['day']}T${found['hour']}:${found['minute']}`;
}

/** `2026-11-27T00:00+02:00`; null for a text that is no date and time. */
export function toMoment(local: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offset = offsetOfLocal(asUtc);
  const sign = offset < 0 ? '-' : '+';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

/**
 * Minutes by which the shop's clocks are ahead of UTC when they show this time.
 * @param asUtc the time they show, read as if it were UTC, in milliseconds.
 */
export function offsetOfLocal(asUtc: number): number {
  // Twice, because the first guess may lie beyond a change of the clocks.
  const first = offsetAt(asUtc);
  return offsetAt(asUtc - first * 60_000);
}

const offsetAt = (time: number): number =>
  Math.round((Date.parse(`${toLocal(new Date(time).toISOString())}Z`) - time) / 60_000);
