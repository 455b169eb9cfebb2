/** Payments at the provider: begun with an order, opened for the shopper, settled by what the provider says and by nothing else. */
import { languages } from '#kernel/languages.gen.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import type { Minor } from '#kernel/money.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { isPaid } from './merge-report.ts';
import type { Buyer, PaymentProvider, PaymentReport } from './payment-provider.ts';
import { ProviderAway } from './payment-provider.ts';
import {
  claimDue,
  findPayment,
  paymentOfOrder,
  updatePayment,
  waitingPayment,
} from './payment.repository.ts';
import type { Payment } from './payment.repository.ts';
import type { Settlement } from './settlement.ts';

export interface PaymentPorts {
  db: Kysely<Schema>;
  provider: PaymentProvider;
  settlement: Settlement;
  addresses: PaymentAddresses;
  warn: (what: string, details: Record<string, unknown>) => void;
}

/** The shop's own addresses, as the provider must know them. */
export interface PaymentAddresses {
  returnUrl: (reference: string) => string;
  webhookUrl: () => string;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

/** A payment whose page nobody was ever shown is given up after this long (at most 120 s, R-PAY-1). */
const unseenMs = 90 * 1000;
const claimMost = 20;

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
  async function asked(
    what: string,
    reference: string,
    ask: () => Promise<PaymentReport | null>,
  ): Promise<PaymentReport | null | 'away'> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      warn(`the payment provider is away: ${what}`, { reference, err: error });
      return 'away';
    }
  }

  /** Ends what must not be paid, or gives back what was. */
  async function undo(payment: Payment, now: Date): Promise<void> {
    const { reference } = payment;
    const owed = payment.captured - payment.refunded;
    const report = await asked('undo', reference, () =>
      owed > 0 ? provider.refund(reference, owed, `undo-${reference}`) : provider.void(reference),
    );
    if (report === 'away') return;
    const after = report
      ? await settlement.settle(report, now)
      : await settlement.forget(reference, now).then(() => null);
    // It was captured in the very moment: the next round gives it back.
    if (payment.wanted && after && after.captured > after.refunded) return;
    if (payment.wanted) await updatePayment(db, reference, { wanted: null, checkAt: null }, now);
  }

  async function take(payment: Payment, now: Date): Promise<void> {
    const { reference, amount } = payment;
    const report = await asked('capture', reference, () =>
      provider.capture(reference, amount, `capture-${reference}`),
    );
    if (report === 'away' || !report) return;
    await settlement.settle(report, now);
    await updatePayment(db, reference, { wanted: null, checkAt: null }, now);
  }

  const tend = (payment: Payment, now: Date): Promise<void> => {
    if (payment.wanted === 'capture') return take(payment, now);
    return payment.wanted === 'void' ? undo(payment, now) : look(payment, now);
  };

  async function look(payment: Payment, now: Date): Promise<void> {
    const { reference } = payment;
    const report = await asked('status', reference, () => provider.status(reference));
    if (report === 'away') return;
    if (report === null) return settlement.forget(reference, now);
    const age = now.getTime() - payment.createdAt.getTime();
    const isSeen = payment.redirectUrl !== null || payment.snippet !== null;
    const isLate = now >= payment.expiresAt || (!isSeen && age > unseenMs);
    if (report.state === 'open' && isLate) return undo(payment, now);
    await settlement.settle(report, now);
  }

  return {
    /** The provider's page for an order; null when the provider does not say, which leaves everything as it is (R-PAY-5). */
    async open(orderId: number, buyer: Buyer, now: Date): Promise<string | null> {
      const payment = await paymentOfOrder(db, orderId);
      if (!payment || payment.state !== 'open' || payment.wanted) return null;
      if (payment.redirectUrl) return payment.redirectUrl;
      const title = String(orderId);
      const report = await asked('start', payment.reference, () =>
        provider.start(startOf(payment, addresses, title, buyer)),
      );
      if (report === 'away' || !report?.redirectUrl) return addresses.returnUrl(payment.reference);
      await updatePayment(db, payment.reference, { redirectUrl: report.redirectUrl }, now);
      return report.redirectUrl;
    },

    /** A message from the provider. @throws WebhookRefused */
    webhook(raw: Buffer, headers: IncomingHttpHeaders, now: Date): Promise<'done' | 'known' | 'unknown'> {
      const { id, report } = provider.readWebhook(raw, headers, now);
      return settlement.settleEvent(id, report, now);
    },

    /** What has become of a payment, from the provider itself; null when there is no such payment. */
    async asOfNow(reference: string, now: Date): Promise<Payment | null> {
      const payment = await findPayment(db, reference);
      if (!payment || payment.state !== 'open') return payment;
      const report = await asked('status', reference, () => provider.status(reference));
      if (report === 'away' || !report) return payment;
      if (payment.redirectUrl === null && report.redirectUrl && payment.orderId !== null)
        await updatePayment(db, reference, { redirectUrl: report.redirectUrl }, now);
      return settlement.settle(report, now);
    },

    /** The payment that an order of this cart waits for. */
    ofCart: (cartId: string): Promise<string | null> => waitingPayment(db, cartId),

    /** Takes what was only promised, when the goods leave; what is taken already is no matter. */
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

    /** @throws ProviderAway; the same key never gives back twice. */
    async refund(orderId: number, amount: Minor, key: string, now: Date): Promise<void> {
      const payment = await paymentOfOrder(db, orderId);
      if (!payment) return;
      await settlement.settle(await provider.refund(payment.reference, amount, key), now);
    },

    /** Asks about payments that are due, a handful at a time. Safe in any number of copies. */
    async reconcile(now: Date): Promise<number> {
      const due = await withTransaction(db, on => claimDue(on, now, claimMost));
      for (const payment of due) await tend(payment, now);
      return due.length;
    },
  };
}
