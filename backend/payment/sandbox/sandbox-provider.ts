/** What the sandbox does with a payment: changes it, and notifies the shop of every change. */
import type { PaymentReport, StartPayment } from '../payment-provider.ts';
import { snippetOf } from './sandbox-pages.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import {
  begun,
  begunAgain,
  captured,
  declined,
  givenUp,
  isExternal,
  isWallet,
  paid,
  refunded,
  voided,
} from './sandbox-payment.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { testCards } from './test-cards.ts';

export interface SandboxProviderPorts {
  store: SandboxStore;
  /** Of the hosted pages, without a slash at its end. */
  publicUrl: () => string;
  notify: (url: string, report: PaymentReport) => void;
}

export type SandboxProvider = ReturnType<typeof createSandboxProvider>;

type Form = Readonly<Record<string, string>>;

const rightCode = '123456';
/** Below this amount a card needs no strong customer authentication (minor units). */
const smallAmount = 3000;

export function createSandboxProvider({ store, publicUrl, notify }: SandboxProviderPorts) {
  const payUrl = ({ reference }: SandboxPayment): string => `${publicUrl()}/pay/${reference}`;

  const reportOf = (payment: SandboxPayment): PaymentReport => ({
    reference: payment.reference,
    state: payment.state,
    currency: payment.currency,
    authorized: payment.authorized,
    captured: payment.captured,
    refunded: payment.refunded,
    buyer: isExternal(payment) ? payment.buyer : null,
    redirectUrl: payment.state === 'open' ? payUrl(payment) : null,
    snippet: snippetOf(payment, payUrl(payment)),
  });

  /** Null when the change is not possible, or there is no such payment. */
  async function change(
    reference: string,
    to: (known: SandboxPayment) => SandboxPayment | null,
  ): Promise<SandboxPayment | null> {
    let isRefused = false;
    let before: SandboxPayment['state'] | null = null;
    const { payment } = await store.change(reference, known => {
      before = known?.state ?? null;
      const next = known && to(known);
      isRefused = known !== null && next === null;
      return next;
    });
    if (!payment || isRefused) return null;
    if (payment.state !== before || payment.state === 'captured')
      notify(payment.webhookUrl, reportOf(payment));
    return payment;
  }

  /** Input of a shopper on the open page. */
  function tried(payment: SandboxPayment, form: Form): SandboxPayment {
    if (payment.challenge !== 'none') return form['code'] === rightCode ? paid(payment) : declined(payment);
    if (payment.way === 'bank') return paid(payment);
    if (payment.way === 'instalments') return { ...payment, challenge: 'asked' };
    if (isExternal(payment)) return paid({ ...payment, buyer: buyerIn(form, payment) });
    const card = (form['card'] ?? '').replace(/\D/g, '');
    if (card.length < 13 || card === testCards.declined) return declined(payment);
    if (card === testCards.challenged) return { ...payment, challenge: 'asked-again' };
    return payment.amount < smallAmount || isWallet(payment)
      ? paid(payment)
      : { ...payment, challenge: 'asked' };
  }

  return {
    find: store.find,
    reportOf,

    async start(asked: StartPayment): Promise<PaymentReport> {
      const { payment } = await store.change(asked.reference, known =>
        known ? begunAgain(known, asked) : begun(asked),
      );
      return reportOf(payment ?? begun(asked));
    },

    capture: (reference: string, amount: number, key: string) =>
      change(reference, known => captured(known, amount, key)),
    refund: (reference: string, amount: number, key: string) =>
      change(reference, known => refunded(known, amount, key)),
    void: (reference: string) => change(reference, voided),
    pay: (reference: string, form: Form) =>
      change(reference, known => (known.state === 'open' ? tried(known, form) : null)),
    cancel: (reference: string) =>
      change(reference, known => (known.state === 'open' ? givenUp(known) : null)),
  };
}

const longest = 120;

function buyerIn(form: Form, { buyer }: SandboxPayment): SandboxPayment['buyer'] {
  const text = (name: keyof typeof buyer) => (form[name] ?? buyer[name]).trim().slice(0, longest);
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    addressLine1: text('addressLine1'),
    zip: text('zip'),
    city: text('city'),
  };
}
