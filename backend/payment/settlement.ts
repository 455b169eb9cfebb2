/** Applies a provider's report to payment, order and cart, once and in one transaction (R-PAY-2, R-PAY-3). */
import { lockCart } from '#backend/cart/cart.repository.ts';
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { mergeReport } from './merge-report.ts';
import type { PaymentPatch } from './payment.repository.ts';
import { findPayment, lockPayment, noteEvent, updatePayment } from './payment.repository.ts';
import type { Payment } from './payment.ts';
import { createPaymentEffect, type EffectPorts } from './payment-effect.ts';
import type { PaymentReport } from './payment-provider.ts';

export interface SettlementPorts extends EffectPorts {
  db: Db;
}

export type Settlement = ReturnType<typeof createSettlement>;

export function createSettlement(ports: SettlementPorts) {
  const { db, orders } = ports;
  const effect = createPaymentEffect(ports);

  async function noteMoneyBack(
    on: Db,
    { orderId, state, refunded, captured }: Payment,
    now: Date,
  ): Promise<void> {
    if (orderId !== null && state === 'refunded' && refunded >= captured)
      await orders.moneyBack(on, orderId, now);
  }

  async function apply(on: Db, report: PaymentReport, now: Date): Promise<Payment | null> {
    const known = await findPayment(on, report.reference);
    if (!known) return null;
    // The lock order everywhere: cart, payment, order, stock.
    await lockCart(on, known.cartId);
    const before = await lockPayment(on, report.reference);
    if (!before) return null;
    const merged = mergeReport(before, report);
    const patch: PaymentPatch = {
      ...merged,
      snippet: report.snippet ?? before.snippet,
      ...(await effect(on, { ...before, ...merged }, report, now)),
    };
    await updatePayment(on, report.reference, patch, now);
    const after = await findPayment(on, report.reference);
    if (after) await noteMoneyBack(on, after, now);
    return after;
  }

  return {
    /** The resulting payment; null when it is unknown. */
    settle: (report: PaymentReport, now: Date): Promise<Payment | null> =>
      withTransaction(db, on => apply(on, report, now)),

    /** As `settle`, but each event is applied once. */
    settleEvent: (id: string, report: PaymentReport, now: Date): Promise<'done' | 'known' | 'unknown'> =>
      withTransaction(db, async on => {
        if (!(await findPayment(on, report.reference))) return 'unknown';
        if (!(await noteEvent(on, id, report.reference, now))) return 'known';
        await apply(on, report, now);
        return 'done';
      }),

    /** Ends a payment that is unknown to the provider and so can never be paid. */
    forget: (reference: string, now: Date): Promise<void> =>
      withTransaction(db, async on => {
        const known = await findPayment(on, reference);
        if (!known) return;
        await lockCart(on, known.cartId);
        const payment = await lockPayment(on, reference);
        if (payment?.state !== 'open') return;
        await updatePayment(on, reference, { state: 'failed', wanted: null, checkAt: null }, now);
        if (payment.orderId !== null) await orders.unpaid(on, payment.orderId, 'unknown', now);
      }),
  };
}
