/** A payment as the sandbox remembers it, and what may happen to it. Pure. */
import type { PaymentReport, StartPayment } from '../payment-provider.ts';

export interface SandboxPayment extends StartPayment {
  state: PaymentReport['state'];
  authorized: number;
  captured: number;
  refunded: number;
  /** The bank wants to know that it is really the holder who pays. */
  challenge: 'none' | 'asked' | 'asked-again';
  /** Cards that were declined so far. */
  declined: number;
  /** Requests that have had their effect. */
  doneKeys: readonly string[];
}

/** So many cards may be tried. */
const maxDeclined = 3;
const external = new Set(['klarna', 'svea', 'walley']);
export const isExternal = ({ way }: Pick<StartPayment, 'way'>): boolean => external.has(way);

export const begun = (asked: StartPayment): SandboxPayment => ({
  ...asked,
  state: 'open',
  authorized: 0,
  captured: 0,
  refunded: 0,
  challenge: 'none',
  declined: 0,
  doneKeys: [],
});

/** The same payment asked for again; no one changes what was paid. */
export const begunAgain = (known: SandboxPayment, asked: StartPayment): SandboxPayment =>
  known.state === 'open' ? { ...known, ...asked } : known;

/** Banks pay at once; everyone else promises. */
export const paid = (payment: SandboxPayment): SandboxPayment => ({
  ...payment,
  challenge: 'none',
  authorized: payment.amount,
  ...(payment.way === 'bank' ? { state: 'captured', captured: payment.amount } : { state: 'authorized' }),
});

export function declined(payment: SandboxPayment): SandboxPayment {
  const count = payment.declined + 1;
  return {
    ...payment,
    challenge: 'none',
    declined: count,
    state: count >= maxDeclined ? 'failed' : 'open',
  };
}

export const givenUp = (payment: SandboxPayment): SandboxPayment => ({ ...payment, state: 'failed' });

export const voided = (payment: SandboxPayment): SandboxPayment =>
  payment.captured > 0 || payment.state === 'failed' ? payment : { ...payment, state: 'voided' };

/** Null when there is nothing promised that could be taken. */
export function captured(payment: SandboxPayment, amount: number, key: string): SandboxPayment | null {
  if (payment.doneKeys.includes(key)) return payment;
  if (payment.state !== 'authorized' || amount > payment.authorized) return null;
  return { ...payment, state: 'captured', captured: amount, doneKeys: [...payment.doneKeys, key] };
}

/** Null when it is more than was taken. */
export function refunded(payment: SandboxPayment, amount: number, key: string): SandboxPayment | null {
  if (payment.doneKeys.includes(key)) return payment;
  const all = payment.refunded + amount;
  if (amount <= 0 || all > payment.captured) return null;
  const state = all === payment.captured ? 'refunded' : 'captured';
  return { ...payment, state, refunded: all, doneKeys: [...payment.doneKeys, key] };
}
