/** Moments as the shop's clocks show them: pages of the shop, previews and Studio use its time zone, not the reader's. */

export interface ShopClock {
  /** `2026-11-27T00:00` on the shop's clocks; empty for a text that is no moment. */
  toLocal(moment: string): string;
  /** `2026-11-27T00:00+02:00`; null for a text that is no date and time. */
  toMoment(local: string): string | null;
  /**
   * Minutes by which the shop's clocks are ahead of UTC when they show this time.
   * @param asUtc the time they show, read as if it were UTC, in milliseconds.
   */
  offsetOfLocal(asUtc: number): number;
}

const clocks = new Map<string, ShopClock>();

/** The same object for each zone. @param timeZone IANA name @throws RangeError for an unknown zone */
export function shopClock(timeZone: string): ShopClock {
  const clock = clocks.get(timeZone) ?? createClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function createClock(timeZone: string): ShopClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const toLocal = (moment: string): string => {
    const date = new Date(moment);
    if (Number.isNaN(date.getTime())) return '';
    const found = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
    return `${found['year']}-${found['month']}-${found['day']}T${found['hour']}:${found['minute']}`;
  };
  const offsetAt = (time: number): number =>
    Math.round((Date.parse(`${toLocal(new Date(time).toISOString())}Z`) - time) / 60_000);
  const offsetOfLocal = (asUtc: number): number => {
    // Twice, because the first guess may lie beyond a change of the clocks.
    const first = offsetAt(asUtc);
    return offsetAt(asUtc - first * 60_000);
  };
  const toMoment = (local: string): string | null => {
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
    const asUtc = Date.parse(`${local}Z`);
    if (Number.isNaN(asUtc)) return null;
    const offset = offsetOfLocal(asUtc);
    const sign = offset < 0 ? '-' : '+';
    const two = (value: number) => String(value).padStart(2, '0');
    return `${local}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
  };
  return { toLocal, toMoment, offsetOfLocal };
}
