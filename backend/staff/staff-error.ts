/** What staff may not do, as a code that Studio shows a text for. */
export type StaffErrorCode =
  /** The passkey does not belong to anyone here, or its answer does not hold. */
  | 'SIGN_IN_FAILED'
  /** The link is unknown, used or expired. */
  | 'LINK_INVALID'
  /** There is no passkey that could confirm who it is. */
  | 'NO_PASSKEY'
  /** At least one account must be able to manage staff. */
  | 'LAST_ADMIN'
  /** An address that has an account already. */
  | 'EXISTS'
  | 'NOT_FOUND'
  | 'TOO_MANY';

export class StaffError extends Error {
  override readonly name = 'StaffError';
  readonly code: StaffErrorCode;
  /** Of `TOO_MANY`. */
  readonly retryAfterSeconds: number;

  constructor(code: StaffErrorCode, message: string, retryAfterSeconds = 0) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
