/** Brings payments in line with what the provider reports: captures, voids and refunds that are due, and payments without an end. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { updatePayment } from './payment.repository.ts';
import type { Payment } from './payment.ts';
import type { PaymentProvider, PaymentReport } from './payment-provider.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import type { Settlement } from './settlement.ts';

export interface ReconcilePorts {
  db: Kysely<Schema>;
  provider: PaymentProvider;
  settlement: Settlement;
  warn: (what: string, details: Record<string, unknown>) => void;
}

/** A payment whose page was never shown is given up after this long. */
const UNSEEN_MS = 90 * 1000;

export type PaymentQuery = (
  what: string,
  reference: string,
  request: () => Promise<PaymentReport | null>,
) => Promise<PaymentReport | null | 'unavailable'>;

/** Calls the provider; its unavailability is logged and changes nothing. */
export const createQuery =
  (warn: ReconcilePorts['warn']): PaymentQuery =>
  async (what, reference, request) => {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      warn(`the payment provider is unavailable: ${what}`, { reference, err: error });
      return 'unavailable';
    }
  };

export function createReconciliation({ db, provider, settlement, warn }: ReconcilePorts) {
  const query = createQuery(warn);

  /** Voids what must not be paid, or refunds what was. */
  async function undo(payment: Payment, now: Date): Promise<void> {
    const { reference } = payment;
    const owed = payment.captured - payment.refunded;
    const report = await query('undo', reference, () =>
      owed > 0 ? provider.refund(reference, owed, `undo-${reference}`) : provider.void(reference),
    );
    if (report === 'unavailable') return;
    const after = report
      ? await settlement.settle(report, now)
      : await settlement.forget(reference, now).then(() => null);
    // It was captured at the same moment: the next run refunds it.
    if (payment.wanted && after && after.captured > after.refunded) return;
    if (payment.wanted) await updatePayment(db, reference, { wanted: null, checkAt: null }, now);
  }

  async function take(payment: Payment, now: Date): Promise<void> {
    const { reference, amount } = payment;
    const report = await query('capture', reference, () =>
      provider.capture(reference, amount, `capture-${reference}`),
    );
    if (report === 'unavailable' || !report) return;
    await settlement.settle(report, now);
    await updatePayment(db, reference, { wanted: null, checkAt: null }, now);
  }

  async function refresh(payment: Payment, now: Date): Promise<void> {
    const { reference } = payment;
    const report = await query('status', reference, () => provider.status(reference));
    if (report === 'unavailable') return;
    if (report === null) return settlement.forget(reference, now);
    const age = now.getTime() - payment.createdAt.getTime();
    const isSeen = payment.redirectUrl !== null || payment.snippet !== null;
    const isLate = now >= payment.expiresAt || (!isSeen && age > UNSEEN_MS);
    if (report.state === 'open' && isLate) return undo(payment, now);
    await settlement.settle(report, now);
  }

  return (payment: Payment, now: Date): Promise<void> => {
    if (payment.wanted === 'capture') return take(payment, now);
    return payment.wanted === 'void' ? undo(payment, now) : refresh(payment, now);
  };
}
