/** Payments at the provider: started with an order, opened for the shopper, settled only by what the provider reports. */

import type { IncomingHttpHeaders } from 'node:http';
import { withTransaction } from '#backend/database/transaction.ts';
import { languages } from '#kernel/languages.gen.ts';
import type { Minor } from '#kernel/money/money.ts';
import { isPaid } from './merge-report.ts';
import {
  claimDuePayments,
  findPayment,
  paymentOfOrder,
  pendingPayment,
  updatePayment,
} from './payment.repository.ts';
import type { Payment } from './payment.ts';
import type { Buyer, PaymentProvider } from './payment-provider.ts';
import { createQuery, createReconciliation, type ReconcilePorts } from './reconcile-payment.ts';

export interface PaymentPorts extends ReconcilePorts {
  addresses: PaymentAddresses;
}

/** The shop's addresses for the provider. */
export interface PaymentAddresses {
  returnUrl: (reference: string) => string;
  webhookUrl: () => string;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

const CLAIM_MAX = 20;

export const startOf = (
  payment: Payment,
  addresses: PaymentAddresses,
  title: string,
  buyer: Buyer,
): Parameters<PaymentProvider['start']>[0] => ({
  reference: payment.reference,
  way: payment.way,
  amount: payment.amount,
  currency: payment.currency,
  language: payment.languageId.split('-')[0] ?? languages[0].code,
  title,
  buyer,
  returnUrl: addresses.returnUrl(payment.reference),
  webhookUrl: addresses.webhookUrl(),
});

export function createPaymentService({ db, provider, settlement, addresses, warn }: PaymentPorts) {
  const query = createQuery(warn);
  const reconcile = createReconciliation({ db, provider, settlement, warn });

  return {
    /** The provider's page for an order; null when the provider does not answer, which changes nothing. */
    async open(orderId: number, buyer: Buyer, now: Date): Promise<string | null> {
      const payment = await paymentOfOrder(db, orderId);
      if (!payment || payment.state !== 'open' || payment.wanted) return null;
      if (payment.redirectUrl) return payment.redirectUrl;
      const title = String(orderId);
      const report = await query('start', payment.reference, () =>
        provider.start(startOf(payment, addresses, title, buyer)),
      );
      if (report === 'unavailable' || !report?.redirectUrl) return addresses.returnUrl(payment.reference);
      await updatePayment(db, payment.reference, { redirectUrl: report.redirectUrl }, now);
      return report.redirectUrl;
    },

    /** A message from the provider. @throws WebhookRefused */
    webhook(raw: Buffer, headers: IncomingHttpHeaders, now: Date): Promise<'done' | 'known' | 'unknown'> {
      const { id, report } = provider.readWebhook(raw, headers, now);
      return settlement.settleEvent(id, report, now);
    },

    /** The current state of a payment, from the provider itself; null when it does not exist. */
    async asOfNow(reference: string, now: Date): Promise<Payment | null> {
      const payment = await findPayment(db, reference);
      if (!payment || payment.state !== 'open') return payment;
      const report = await query('status', reference, () => provider.status(reference));
      if (report === 'unavailable' || !report) return payment;
      if (payment.redirectUrl === null && report.redirectUrl && payment.orderId !== null)
        await updatePayment(db, reference, { redirectUrl: report.redirectUrl }, now);
      return settlement.settle(report, now);
    },

    /** The pending payment of this cart's order. */
    ofCart: (cartId: string): Promise<string | null> => pendingPayment(db, cartId),

    /** Captures an authorised payment when the products leave; true if it is captured already. */
    async capture(orderId: number, now: Date): Promise<boolean> {
      const payment = await paymentOfOrder(db, orderId);
      if (!payment || !isPaid(payment.state)) return false;
      if (payment.captured > 0) return true;
      const report = await provider.capture(
        payment.reference,
        payment.amount,
        `capture-${payment.reference}`,
      );
      const after = await settlement.settle(report, now);
      return (after?.captured ?? 0) > 0;
    },

    /** @throws ProviderUnavailable; the same key never refunds twice. */
    async refund(orderId: number, amount: Minor, key: string, now: Date): Promise<void> {
      const payment = await paymentOfOrder(db, orderId);
      if (!payment) return;
      await settlement.settle(await provider.refund(payment.reference, amount, key), now);
    },

    /** Queries payments that are due, a few at a time. Safe in any number of instances. */
    async reconcile(now: Date): Promise<number> {
      const due = await withTransaction(db, on => claimDuePayments(on, now, CLAIM_MAX));
      for (const payment of due) await reconcile(payment, now);
      return due.length;
    },
  };
}
