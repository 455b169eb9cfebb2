/** A rejection that the contract reports as a GraphQL error with `extensions.code`; its message is safe to show to clients. */
export type RequestErrorCode =
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'OUT_OF_STOCK'
  | 'CART_NOT_FOUND'
  | 'CART_COMPLETED'
  | 'CART_CHANGED'
  | 'CART_EMPTY'
  | 'UNKNOWN_SKU'
  | 'RequirementsNotMet'
  | 'INVALID_CODE'
  | 'INVALID_IDENTITY_NUMBER'
  | 'CUSTOMER_BLACKLISTED'
  | 'PAYMENT_NOT_AVAILABLE'
  | 'SHIPPING_NOT_AVAILABLE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'RATE_LIMITED'
  | 'UNAUTHORIZED';

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: RequestErrorCode;
  /** The input field that is wrong, when there is one: `item.quantity`. */
  readonly field: string | undefined;

  constructor(code: RequestErrorCode, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}
