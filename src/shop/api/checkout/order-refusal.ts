/** Maps the backend's refusals of a checkout or an order; every code of the contract has a meaning. */
import { isRefusalCode, type RefusalCode } from '#kernel/refusal-codes.ts';
import { ApiError } from '../transport.ts';
import type { OrderRefusal, OrderRefusalCode } from './types.ts';

const codes: Readonly<Record<RefusalCode, OrderRefusalCode>> = {
  BAD_USER_INPUT: 'bad-input',
  NOT_FOUND: 'cart-changed',
  OUT_OF_STOCK: 'out-of-stock',
  CART_NOT_FOUND: 'cart-completed',
  CART_COMPLETED: 'cart-completed',
  CART_CHANGED: 'cart-changed',
  CART_EMPTY: 'cart-empty',
  UNKNOWN_SKU: 'out-of-stock',
  RequirementsNotMet: 'promo-code',
  INVALID_CODE: 'promo-code',
  INVALID_IDENTITY_NUMBER: 'invalid-identity-number',
  CUSTOMER_BLACKLISTED: 'customer-blocked',
  PAYMENT_NOT_AVAILABLE: 'payment-not-available',
  SHIPPING_NOT_AVAILABLE: 'shipping-not-available',
  IDEMPOTENCY_MISMATCH: 'sent-before',
  RATE_LIMITED: 'too-many-orders',
  UNAUTHORIZED: 'signed-out',
};

/** Of codes that say more by their field. */
const byField: Readonly<Partial<Record<string, OrderRefusalCode>>> = {
  'PAYMENT_NOT_AVAILABLE balance': 'balance-changed',
  'PAYMENT_NOT_AVAILABLE cartId': 'cart-changed',
};

/** @throws the error itself when it is not a refusal */
export function orderRefusalOf(error: unknown): OrderRefusal {
  if (!(error instanceof ApiError) || !isRefusalCode(error.code)) throw error;
  const { code, field } = error;
  return { code: byField[`${code} ${field}`] ?? codes[code], ...(field === undefined ? {} : { field }) };
}
