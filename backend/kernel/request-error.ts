import type { RefusalCode } from '#kernel/order/refusal-codes.ts';

/** A rejection that the contract reports as a GraphQL error with `extensions.code`; its message is safe to show to clients. */
export type RequestErrorCode = RefusalCode;

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
