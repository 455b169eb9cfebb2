/** Requests and results of the auth service. */

/** Cost of Argon2id: KiB of memory and passes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** The client of a request. */
export interface AuthCaller {
  ip: string | null;
  /** Full language tag for mails: `sv-SE`. */
  languageId: string;
}

export interface Credentials {
  username: string;
  /** The response of the signing endpoint, as the client sends it back. */
  signature: unknown;
  /** The client's digest of the password. */
  password: unknown;
  /** Minutes; null is the long session of "remember me". */
  lifeMinutes: number | null;
}

export type AuthResult =
  | { kind: 'tokens'; token: string; maxAge: number; refreshToken: string }
  /** Wrong, expired, replayed or unknown; the client does not learn which. */
  | { kind: 'refused' }
  /** No credentials, or a password that is not acceptable. */
  | { kind: 'unacceptable'; code: 'BAD_USER_INPUT' | 'PASSWORD_TOO_COMMON' }
  /** The address already has an account. */
  | { kind: 'taken' }
  | { kind: 'wait'; seconds: number };

export interface Signature {
  identity: string;
  signature: string;
  timestamp: string;
}

/** The account that a token belongs to, in its current state. */
export interface Bearer {
  customerId: number | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  /** An organisation without a number that its country could have issued. */
  lacksNumber: boolean;
  spoofedBy: string | null;
  mayPreview: boolean;
}
