/** What the shop asks of a payment provider: a payment is known by the shop's own reference, and asking twice does nothing twice. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '#kernel/money.ts';

/** How a shopper pays at the provider; the last three are checkouts of their own, shown as a snippet. */
export const providerWays = ['card', 'bank', 'instalments', 'klarna', 'svea', 'walley'] as const;
export type ProviderWay = (typeof providerWays)[number];

/** The provider's word for where a payment stands. */
export type ProviderState = 'open' | 'failed' | 'authorized' | 'captured' | 'voided' | 'refunded';

/** Who pays, as far as it is known; an external checkout asks for the rest itself. */
export interface Buyer {
  email: string;
  firstName: string;
  lastName: string;
  addressLine1: string;
  zip: string;
  city: string;
}

export interface StartPayment {
  /** Ours; starting it again answers the same payment, with a new amount as long as no one has paid. */
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
  /** In the webhook's address. */
  readonly name: string;
  start: (payment: StartPayment) => Promise<PaymentReport>;
  /** Null: the provider has never heard of it. */
  status: (reference: string) => Promise<PaymentReport | null>;
  capture: (reference: string, amount: Minor, key: string) => Promise<PaymentReport>;
  refund: (reference: string, amount: Minor, key: string) => Promise<PaymentReport>;
  /** Ends what was not captured; no one can pay it afterwards. */
  void: (reference: string) => Promise<PaymentReport | null>;
  /** @throws WebhookRefused */
  readWebhook: (raw: Buffer, headers: IncomingHttpHeaders, now: Date) => ProviderEvent;
}

/** A webhook that the provider cannot have sent like this. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The provider did not answer, or nothing that can be read: what it has done is not known. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderAway';
}
