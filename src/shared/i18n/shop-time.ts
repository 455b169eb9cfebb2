/** Moments as the shop's clocks show them: pages of the shop, previews and Studio use its time zone, not the reader's. */

export interface ShopClock {
  /** `2026-11-27T00:00` on the shop's clocks; empty for a text that is no moment. */
  toLocal(moment: string): string;
  /** `2026-11-27T00:00+02:00`; null for a text that is no date and time. */
  toMoment(local: string): string | null;
  /**
   * What a change of the clocks does to a time: they never show it, or show it twice, of which `toMoment` gives the
   * first; null for all others, and for a text that is no date and time.
   */
  oddTime(local: string): 'skipped' | 'doubled' | null;
  /**
   * Minutes by which the shop's clocks are ahead of UTC when they show this time.
   * @param asUtc the time they show, read as if it were UTC, in milliseconds.
   */
  offsetOfLocal(asUtc: number): number;
}

const DAY_MS = 86_400_000;

interface OffsetAround {
  /** Minutes. */
  offset: number;
  isShown: boolean;
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
  /** The offsets of the days before and after, which differ at a change of the clocks, and whether they show this time. */
  const offsetsAround = (asUtc: number) =>
    [asUtc - DAY_MS, asUtc + DAY_MS].map(offsetAt).map(offset => ({
      offset,
      isShown: offsetAt(asUtc - offset * 60_000) === offset,
    })) as [OffsetAround, OffsetAround];
  const offsetOfLocal = (asUtc: number): number => {
    const [before, after] = offsetsAround(asUtc);
    // As calendars do: the first of two equal times, and what follows for one that is skipped.
    return before.isShown || !after.isShown ? before.offset : after.offset;
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
  const oddTime = (local: string): 'skipped' | 'doubled' | null => {
    const moment = toMoment(local);
    if (moment === null) return null;
    const asUtc = Date.parse(`${local}Z`);
    const [before, after] = offsetsAround(asUtc);
    if (!before.isShown && !after.isShown) return 'skipped';
    return before.isShown && after.isShown && before.offset !== after.offset ? 'doubled' : null;
  };
  return { toLocal, toMoment, oddTime, offsetOfLocal };
}
