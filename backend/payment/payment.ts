/** A payment as the shop knows it, and how its row becomes one. */
import type { Selectable } from 'kysely';
import type { CheckoutUrls } from '#backend/checkout/checkout-urls.ts';
import { toCheckoutUrls } from '#backend/checkout/checkout-urls.ts';
import type { PaymentTable } from '#backend/database/tables/payment-tables.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { Known } from './merge-report.ts';
import type { ProviderState, ProviderWay } from './payment-provider.ts';
import { providerWays } from './payment-provider.ts';

/** What the provider must still be told. */
export type Wanted = 'void' | 'capture';

export interface Payment extends Known {
  reference: string;
  cartId: string;
  orderId: number | null;
  /** Begun by an external checkout, before there was an order. */
  isSession: boolean;
  way: ProviderWay;
  paymentId: number;
  channelId: string;
  marketId: string;
  languageId: string;
  customerId: number | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  amount: Minor;
  currency: string;
  wanted: Wanted | null;
  failure: string | null;
  redirectUrl: string | null;
  snippet: string | null;
  urls: CheckoutUrls;
  createdAt: Date;
  paidAt: Date | null;
  expiresAt: Date;
}

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isReference = (text: string): boolean => shape.test(text);

export const toWay = (text: string | null): ProviderWay | null =>
  providerWays.find(way => way === text) ?? null;

const states: readonly ProviderState[] = ['open', 'failed', 'authorized', 'captured', 'voided', 'refunded'];

export function toPayment(row: Selectable<PaymentTable>): Payment {
  return {
    reference: row.payment_ref,
    cartId: row.cart_id,
    orderId: row.order_id,
    isSession: row.is_session,
    way: toWay(row.way) ?? 'card',
    paymentId: row.payment_id,
    channelId: row.channel_id,
    marketId: row.market_id,
    languageId: row.language_id,
    customerId: row.customer_id,
    customerType: row.customer_type === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON',
    amount: row.amount_minor,
    currency: row.currency_code,
    state: states.find(state => state === row.state) ?? 'open',
    authorized: row.authorized_minor,
    captured: row.captured_minor,
    refunded: row.refunded_minor,
    wanted: row.wanted === 'void' || row.wanted === 'capture' ? row.wanted : null,
    failure: row.failure,
    redirectUrl: row.redirect_url,
    snippet: row.snippet,
    urls: toCheckoutUrls(row.urls),
    createdAt: row.created_at,
    paidAt: row.paid_at,
    expiresAt: row.expires_at,
  };
}
