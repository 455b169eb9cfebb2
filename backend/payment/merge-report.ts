/** The state of a payment after one more report. Pure: reports arrive late, twice and in any order, and the result is the same (R-PAY-3). */
import type { PaymentReport, ProviderState } from './payment-provider.ts';

export type Known = Pick<PaymentReport, 'state' | 'authorized' | 'captured' | 'refunded'>;

/** A state is never replaced by an earlier one: a late report of failure does not undo a payment. */
const order: readonly ProviderState[] = ['open', 'failed', 'authorized', 'voided', 'captured', 'refunded'];

const later = (one: ProviderState, other: ProviderState): ProviderState =>
  order.indexOf(one) >= order.indexOf(other) ? one : other;

export function mergeReport(known: Known, report: Known): Known {
  const captured = Math.max(known.captured, report.captured);
  const refunded = Math.max(known.refunded, report.refunded);
  const said = later(known.state, report.state);
  // A partially refunded payment is still captured.
  const state = said === 'refunded' && refunded < captured ? 'captured' : said;
  return { state, captured, refunded, authorized: Math.max(known.authorized, report.authorized) };
}

/** Whether the shopper has paid, even if the money was refunded since. */
export const isPaid = (state: ProviderState): boolean =>
  state === 'authorized' || state === 'captured' || state === 'refunded';

/** Whether it cannot be paid any more. */
export const isOver = (state: ProviderState): boolean => state === 'failed' || state === 'voided';
