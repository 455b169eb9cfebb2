/** When a delivery arrives: the one calculation for product pages and the checkout. */

/** When parcels of a market leave. */
export interface Dispatch {
  /** Minutes after local midnight until which an order leaves on the same working day. */
  until: number;
  /** IANA name, such as `Europe/Helsinki`. */
  timeZone: string;
  /** Working days until pieces from the supplier can leave. */
  supplierDays: number;
  /** ISO dates from Monday to Friday without dispatch and delivery. */
  closed: ReadonlySet<string>;
}

/** Working days from dispatch to arrival. */
export interface TransitDays {
  min: number;
  max: number;
}

/** ISO dates. */
export interface DeliveryWindow {
  readonly from: string;
  readonly to: string;
  /** The window holds for orders before the dispatch time of this day. */
  readonly orderBy: string;
}

/** @param row of a shipping option; null: it promises no date */
export const transitOf = (row: { min_days: number | null; max_days: number | null }): TransitDays | null =>
  row.min_days === null || row.max_days === null ? null : { min: row.min_days, max: row.max_days };

const dayMs = 86_400_000;
/** More than any shop is closed at a stretch; bounds the search in bad data. */
const mostClosed = 60;

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

function isWorkingDay(day: string, { closed }: Dispatch): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday > 0 && weekday < 6 && !closed.has(day);
}

function nextWorkingDay(day: string, dispatch: Dispatch): string {
  let next = dayAfter(day);
  for (let at = 0; at < mostClosed && !isWorkingDay(next, dispatch); at += 1) next = dayAfter(next);
  return next;
}

function addWorkingDays(day: string, days: number, dispatch: Dispatch): string {
  let at = day;
  for (let added = 0; added < days; added += 1) at = nextWorkingDay(at, dispatch);
  return at;
}

/** One per time zone of the markets: making one costs more than all uses in a request. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The local date and the minutes after local midnight. */
function localTime(now: Date, timeZone: string): { day: string; minutes: number } {
  const parts = clockOf(timeZone).formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find(part => part.type === type)?.value ?? '';
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
}

interface Windows {
  minute: number;
  byTransit: Map<string, DeliveryWindow>;
}

/** Of the current minute: a cart has dozens of options, and the calendar is read a dozen times for each of them. */
const windowsOf = new WeakMap<Dispatch, Windows>();

/** @param fromSupplier whether pieces have to come from the supplier first */
export function deliveryWindow(
  now: Date,
  dispatch: Dispatch,
  transit: TransitDays,
  fromSupplier: boolean,
): DeliveryWindow {
  const minute = Math.floor(now.getTime() / 60_000);
  let windows = windowsOf.get(dispatch);
  if (windows?.minute !== minute) windowsOf.set(dispatch, (windows = { minute, byTransit: new Map() }));
  const key = `${transit.min} ${transit.max} ${fromSupplier}`;
  const known = windows.byTransit.get(key);
  if (known) return known;
  const window = calculateWindow(now, dispatch, transit, fromSupplier);
  windows.byTransit.set(key, window);
  return window;
}

function calculateWindow(
  now: Date,
  dispatch: Dispatch,
  transit: TransitDays,
  fromSupplier: boolean,
): DeliveryWindow {
  const { day, minutes } = localTime(now, dispatch.timeZone);
  const leavesToday = isWorkingDay(day, dispatch) && minutes < dispatch.until;
  const orderBy = leavesToday ? day : nextWorkingDay(day, dispatch);
  const leaves = fromSupplier ? addWorkingDays(orderBy, dispatch.supplierDays, dispatch) : orderBy;
  return {
    from: addWorkingDays(leaves, transit.min, dispatch),
    to: addWorkingDays(leaves, transit.max, dispatch),
    orderBy,
  };
}
