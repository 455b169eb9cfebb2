/** Types of the signed-in customer's account. */
import type { Result } from '#kernel/result.ts';
import type { CustomerType } from '#kernel/segment.ts';
import type { Address } from '../checkout/types.ts';

export type Gender = 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN';

export interface Balance {
  currency: string;
  amount: number;
  amountFormatted: string;
}

export interface Account {
  id: number;
  email: string;
  customerType: CustomerType;
  newsletter: boolean;
  gender: Gender;
  /** Of a person or an organisation. */
  identityNumber: string;
  /** Null until an address is entered. */
  address: Address | null;
  balances: Balance[];
}

/** Omitted fields stay unchanged; the type is always sent, because a hosted backend may default to PERSON. */
export interface AccountChanges {
  customerType: CustomerType;
  address?: Partial<Address>;
  gender?: Gender;
  newsletter?: boolean;
  identityNumber?: string;
}

export type ResetRefusal =
  /** The key is unknown, used or expired: a new email must be requested. */
  { code: 'key' } | { code: 'too-common' };

/** @throws ApiError with the code UNAUTHORIZED when the session has ended; `withLogin` of the stores handles it */
export interface AccountApi {
  get(): Promise<Account>;
  update(changes: AccountChanges): Promise<Account>;
  remove(): Promise<void>;
  /** Does not reveal whether the address has an account. */
  requestReset(email: string): Promise<void>;
  /** @param digest of the new password, in the format of the auth service */
  commitReset(resetKey: string, digest: string): Promise<Result<void, ResetRefusal>>;
}
