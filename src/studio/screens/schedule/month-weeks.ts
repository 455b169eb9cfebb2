/** The days of a month in weeks that begin on Monday, as calendars of the shop's markets have them. */

const DAY_MS = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** @param month `2026-11` @returns whole weeks, with days of the months before and after */
export function monthWeeks(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const end = Date.parse(`${nextMonth(month, 1)}-01T00:00:00Z`);
  const weeks: string[][] = [];
  for (let monday = first - weekday * DAY_MS; monday < end; monday += 7 * DAY_MS)
    weeks.push(Array.from({ length: 7 }, (_, at) => dayOf(monday + at * DAY_MS)));
  return weeks;
}

/** @param by number of months */
export function nextMonth(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return dayOf(date.getTime()).slice(0, 7);
}
