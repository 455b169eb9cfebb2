/** The interface of payment providers: a payment is identified by the shop's own reference, and every call is idempotent. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '#kernel/money/money.ts';

/** How a shopper pays at the provider; klarna, svea and walley are checkouts of their own, shown as a snippet. */
export const providerWays = [
  'card',
  'bank',
  'instalments',
  'klarna',
  'svea',
  'walley',
  'applepay',
  'googlepay',
  'mobilepay',
  'swish',
] as const;
export type ProviderWay = (typeof providerWays)[number];

/** A way of payment that the provider can process at present. */
export interface OfferedWay {
  way: ProviderWay;
  /** ISO 4217 codes. */
  currencies: readonly string[];
}

/** The state of a payment at the provider. */
export type ProviderState = 'open' | 'failed' | 'authorized' | 'captured' | 'voided' | 'refunded';

/** Known data of the buyer; an external checkout asks for the rest itself. */
export interface Buyer {
  email: string;
  firstName: string;
  lastName: string;
  addressLine1: string;
  zip: string;
  city: string;
}

export interface StartPayment {
  /** The shop's reference; a repeated start returns the same payment, with a new amount while it is unpaid. */
  reference: string;
  way: ProviderWay;
  amount: Minor;
  currency: string;
  /** Language part: `fi`. */
  language: string;
  /** Shown to the shopper. */
  title: string;
  buyer: Buyer;
  /** Where the shopper goes when done, paid or not; it proves nothing. */
  returnUrl: string;
  webhookUrl: string;
}

export interface PaymentReport {
  reference: string;
  state: ProviderState;
  currency: string;
  authorized: Minor;
  captured: Minor;
  refunded: Minor;
  /** As the shopper has given them in an external checkout. */
  buyer: Buyer | null;
  /** The provider's page; null when it is over. */
  redirectUrl: string | null;
  /** HTML to show inside the shop, for external checkouts. */
  snippet: string | null;
}

export interface ProviderEvent {
  /** The same for every repetition. */
  id: string;
  report: PaymentReport;
}

export interface PaymentProvider {
  /** Part of the webhook's address. */
  readonly name: string;
  /** Null: it does not say. */
  ways: () => Promise<readonly OfferedWay[] | null>;
  start: (payment: StartPayment) => Promise<PaymentReport>;
  /** Null: unknown to the provider. */
  status: (reference: string) => Promise<PaymentReport | null>;
  capture: (reference: string, amount: Minor, key: string) => Promise<PaymentReport>;
  refund: (reference: string, amount: Minor, key: string) => Promise<PaymentReport>;
  /** Ends what was not captured; it cannot be paid afterwards. */
  void: (reference: string) => Promise<PaymentReport | null>;
  /** @throws WebhookRefused */
  readWebhook: (raw: Buffer, headers: IncomingHttpHeaders, now: Date) => ProviderEvent;
}

/** A webhook that cannot be from the provider. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The provider did not answer, or not readably: the effect of the call is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderAway';
}
