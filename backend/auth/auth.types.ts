/** The words of the auth service: what it is asked, and how it may answer. */

/** Argon2id's work: KiB of memory and passes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** Of the request that asks. */
export interface AuthCaller {
  ip: string | null;
  /** Full tag of the language for letters: `sv-SE`. */
  languageId: string;
}

export interface Credentials {
  username: string;
  /** The object that the sign address gave, as the client sends it back. */
  signature: unknown;
  /** The digest that clients make of the password. */
  password: unknown;
  /** Minutes; null is the long session of "remember me". */
  lifeMinutes: number | null;
}

export type AuthResult =
  | { kind: 'tokens'; token: string; maxAge: number; refreshToken: string }
  /** Wrong, over, replayed, unknown: nobody learns which. */
  | { kind: 'refused' }
  /** No credentials at all, or a password that is not acceptable. */
  | { kind: 'unacceptable'; code: 'BAD_USER_INPUT' | 'PASSWORD_TOO_COMMON' }
  /** The address has an account. */
  | { kind: 'taken' }
  | { kind: 'wait'; seconds: number };

export interface Signature {
  identity: string;
  signature: string;
  timestamp: string;
}

/** Who a token stands for, as the account is now. */
export interface Bearer {
  customerId: number | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  spoofedBy: string | null;
  mayPreview: boolean;
}
