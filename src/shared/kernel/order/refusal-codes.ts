/** `extensions.code` of the refusals in the contract: one list for the backend, the storefront and their tests. */
export const refusalCodes = [
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'OUT_OF_STOCK',
  'CART_NOT_FOUND',
  'CART_COMPLETED',
  'CART_CHANGED',
  'CART_EMPTY',
  'UNKNOWN_SKU',
  'RequirementsNotMet',
  'INVALID_CODE',
  'INVALID_IDENTITY_NUMBER',
  'CUSTOMER_BLACKLISTED',
  'PAYMENT_NOT_AVAILABLE',
  'SHIPPING_NOT_AVAILABLE',
  'IDEMPOTENCY_MISMATCH',
  'RATE_LIMITED',
  'UNAUTHORIZED',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

const known: ReadonlySet<string> = new Set(refusalCodes);

export const isRefusalCode = (code: string | undefined): code is RefusalCode =>
  code !== undefined && known.has(code);
