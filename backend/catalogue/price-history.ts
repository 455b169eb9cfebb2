/** What a price was: the log of thirty days, and the lowest price before a reduction (EU 98/6/EC article 6a). */
import type { Minor } from '#kernel/money.ts';
import type { PriceLogEntry, PricePair } from './product-record.ts';

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/** Entries that were in effect at some time from `from` until `until`, oldest first. */
function inEffect(log: readonly PriceLogEntry[], from: number, until: number): readonly PriceLogEntry[] {
  const past = log.filter(entry => entry.validFrom.getTime() < until);
  const firstInside = past.findIndex(entry => entry.validFrom.getTime() > from);
  // The entry before the first change inside the window was in effect as the window opened.
  return firstInside === -1 ? past.slice(-1) : past.slice(Math.max(0, firstInside - 1));
}

const lowestOf = (entries: readonly PricePair[]): Minor => Math.min(...entries.map(entry => entry.selling));

/** When the present reduction began; null when the price is not reduced or was never another. */
function reductionStart(log: readonly PriceLogEntry[]): number | null {
  const regularBefore = log.findLastIndex(entry => entry.selling >= entry.regular);
  return regularBefore === -1 ? null : (log[regularBefore + 1]?.validFrom.getTime() ?? null);
}

/**
 * The lowest selling price of the thirty days before the present reduction; of the last thirty days when there is none.
 * Never above what the log proves: goods without an earlier price compare with themselves.
 */
export function lowestPrice(log: readonly PriceLogEntry[], now: Date, current: PricePair): Minor {
  const past = log.filter(entry => entry.validFrom <= now);
  const until = current.selling < current.regular ? reductionStart(past) : now.getTime() + 1;
  if (until === null) return current.selling;
  const entries = inEffect(past, until - THIRTY_DAYS, until);
  return entries.length > 0 ? lowestOf(entries) : current.selling;
}

export interface LoggedPrice extends PriceLogEntry {
  isLowest: boolean;
}

/** The last thirty days, oldest first; exactly one entry is the lowest, the latest of equals. */
export function priceLogOf(log: readonly PriceLogEntry[], now: Date): LoggedPrice[] {
  const entries = inEffect(log, now.getTime() - THIRTY_DAYS, now.getTime() + 1);
  const lowest = entries.length > 0 ? lowestOf(entries) : 0;
  const lowestAt = entries.findLastIndex(entry => entry.selling === lowest);
  return entries.map((entry, at) => ({ ...entry, isLowest: at === lowestAt }));
}
