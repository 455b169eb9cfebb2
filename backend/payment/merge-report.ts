/** What is known of a payment after one more report. Pure: reports come late, twice and in any order, and the outcome is the same (R-PAY-3). */
import type { PaymentReport, ProviderState } from './payment-provider.ts';

export type Known = Pick<PaymentReport, 'state' | 'authorized' | 'captured' | 'refunded'>;

/** A state never gives way to one before it: money that came outlives a late word of failure. */
const order: readonly ProviderState[] = ['open', 'failed', 'authorized', 'voided', 'captured', 'refunded'];

const later = (one: ProviderState, other: ProviderState): ProviderState =>
  order.indexOf(one) >= order.indexOf(other) ? one : other;

export function mergeReport(known: Known, report: Known): Known {
  const captured = Math.max(known.captured, report.captured);
  const refunded = Math.max(known.refunded, report.refunded);
  const said = later(known.state, report.state);
  // Given back in part it is still captured.
  const state = said === 'refunded' && refunded < captured ? 'captured' : said;
  return { state, captured, refunded, authorized: Math.max(known.authorized, report.authorized) };
}

/** The shopper has paid, whatever has become of the money since. */
export const isPaid = (state: ProviderState): boolean =>
  state === 'authorized' || state === 'captured' || state === 'refunded';

/** No one can pay this any more. */
export const isOver = (state: ProviderState): boolean => state === 'failed' || state === 'voided';
