/** What a price was: the log of thirty days, and the lowest price before a reduction (EU 98/6/EC article 6a). */
import type { Minor } from '#kernel/money/money.ts';
import type { PriceLogEntry, PricePair } from './product-record.ts';

const DAY = 24 * 60 * 60 * 1000;
const THIRTY_DAYS = 30 * DAY;
/** Maximum time in which a stepwise reduction may be compared with the price before its first step (Finland). */
const SIXTY_DAYS = 60 * DAY;

/** Entries that were in effect at some time from `from` until `until`, oldest first. */
function inEffect(log: readonly PriceLogEntry[], from: number, until: number): readonly PriceLogEntry[] {
  const past = log.filter(entry => entry.validFrom.getTime() < until);
  const firstInside = past.findIndex(entry => entry.validFrom.getTime() > from);
  // The entry before the first change inside the window was in effect as the window opened.
  return firstInside === -1 ? past.slice(-1) : past.slice(Math.max(0, firstInside - 1));
}

const lowestOf = (entries: readonly PricePair[]): Minor => Math.min(...entries.map(entry => entry.selling));

const isReduced = (entry: PricePair): boolean => entry.selling < entry.regular;

/**
 * When the current reduction began. Steps that only go down are one reduction, which may be compared with the price
 * before its first step, but for sixty days at most: after that the last step is a reduction of its own. A price that
 * went up, even if still below the regular one, starts a new reduction. Null when the log does not show the price before.
 */
function reductionStart(log: readonly PriceLogEntry[], now: Date): number | null {
  let first = log.length - 1;
  while (first > 0) {
    const [before, step] = [log[first - 1], log[first]];
    if (!before || !step || !isReduced(before) || before.selling < step.selling) break;
    first -= 1;
  }
  if (first <= 0) return null;
  const begun = log[first]?.validFrom.getTime() ?? null;
  if (begun === null || now.getTime() - begun <= SIXTY_DAYS) return begun;
  // Entries of one selling price are one step, also when the regular price changed meanwhile.
  const current = log.at(-1)?.selling;
  const lastStep = log.findLastIndex(entry => entry.selling !== current) + 1;
  return log[Math.max(lastStep, first)]?.validFrom.getTime() ?? begun;
}

/**
 * The lowest selling price of the thirty days before the current reduction; of the last thirty days when there is none.
 * Never above what the log proves: products without an earlier price are compared with themselves.
 */
export function lowestPrice(log: readonly PriceLogEntry[], now: Date, current: PricePair): Minor {
  const entries = comparedEntries(log, now, current);
  return entries.length > 0 ? lowestOf(entries) : current.selling;
}

/** The thirty days that decide; empty when the log does not show the price before a reduction. */
function comparedEntries(
  log: readonly PriceLogEntry[],
  now: Date,
  current: PricePair,
): readonly PriceLogEntry[] {
  const past = log.filter(entry => entry.validFrom <= now);
  const until = isReduced(current) ? reductionStart(past, now) : now.getTime() + 1;
  return until === null ? [] : inEffect(past, until - THIRTY_DAYS, until);
}

/**
 * The price that a reduction may be compared with (R-LAW-2); the selling price when the log proves no reduction.
 * @param open what everyone pays: it decides when the reduction began, also for a customer who pays less.
 */
export const comparedPrice = (
  log: readonly PriceLogEntry[],
  now: Date,
  open: PricePair,
  selling: Minor = open.selling,
): Minor => Math.max(lowestPrice(log, now, open), selling);

export interface LoggedPrice extends PriceLogEntry {
  isLowest: boolean;
}

/**
 * The last thirty days and those before a reduction, oldest first. One entry is the lowest, the latest of equals: that of
 * `lowestPrice`, so that a page and its history name one number. Where the log proves no reduction, that of the last days.
 */
export function priceLogOf(log: readonly PriceLogEntry[], now: Date, current: PricePair): LoggedPrice[] {
  const recent = inEffect(log, now.getTime() - THIRTY_DAYS, now.getTime() + 1);
  const before = comparedEntries(log, now, current);
  const deciding = before.length > 0 ? before : recent;
  const lowest = deciding.findLast(entry => entry.selling === lowestOf(deciding));
  const [first = recent[0]] = before;
  const start = Math.min(...[first, recent[0]].map(entry => entry?.validFrom.getTime() ?? now.getTime()));
  return log
    .filter(({ validFrom }) => validFrom.getTime() >= start && validFrom <= now)
    .map(entry => ({ ...entry, isLowest: entry === lowest }));
}
