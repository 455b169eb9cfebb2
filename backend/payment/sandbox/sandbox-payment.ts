/** A payment in the sandbox and its transitions. Pure. */
import type { PaymentReport, StartPayment } from '../payment-provider.ts';

export interface SandboxPayment extends StartPayment {
  state: PaymentReport['state'];
  authorized: number;
  captured: number;
  refunded: number;
  /** The bank requires strong customer authentication. */
  challenge: 'none' | 'asked' | 'asked-again';
  /** Number of declined cards. */
  declined: number;
  /** Keys of applied requests. */
  doneKeys: readonly string[];
}

/** Maximum number of cards. */
const maxDeclined = 3;
const external = new Set(['klarna', 'svea', 'walley']);
const wallets = new Set(['applepay', 'googlepay', 'mobilepay', 'swish']);
/** The buyer identifies himself on his own device. */
export const isWallet = ({ way }: Pick<StartPayment, 'way'>): boolean => wallets.has(way);
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

/** A repeated start of the same payment; a paid one stays unchanged. */
export const begunAgain = (known: SandboxPayment, asked: StartPayment): SandboxPayment =>
  known.state === 'open' ? { ...known, ...asked } : known;

/** Bank payments are captured at once, all others authorised. */
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

/** Null when there is no authorised amount to capture. */
export function captured(payment: SandboxPayment, amount: number, key: string): SandboxPayment | null {
  if (payment.doneKeys.includes(key)) return payment;
  if (payment.state !== 'authorized' || amount > payment.authorized) return null;
  return { ...payment, state: 'captured', captured: amount, doneKeys: [...payment.doneKeys, key] };
}

/** Null when it is more than was captured. */
export function refunded(payment: SandboxPayment, amount: number, key: string): SandboxPayment | null {
  if (payment.doneKeys.includes(key)) return payment;
  const all = payment.refunded + amount;
  if (amount <= 0 || all > payment.captured) return null;
  const state = all === payment.captured ? 'refunded' : 'captured';
  return { ...payment, state, refunded: all, doneKeys: [...payment.doneKeys, key] };
}
