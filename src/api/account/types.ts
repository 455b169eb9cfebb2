/** The account of whoever is signed in, in our words. */
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
  /** A person's or an organisation's. */
  identityNumber: string;
  /** Null until one was given. */
  address: Address | null;
  balances: Balance[];
}

/** What is left out stays as it is; the type is always sent: a hosted backend may take PERSON for its absence. */
export interface AccountChanges {
  customerType: CustomerType;
  address?: Partial<Address>;
  gender?: Gender;
  newsletter?: boolean;
  identityNumber?: string;
}

export type ResetRefusal =
  /** The key is unknown, used or over: ask for a new letter. */
  { code: 'key' } | { code: 'too-common' };

/** @throws ApiError with the code UNAUTHORIZED where nobody is signed in (any more): `withLogin` of the stores mends that. */
export interface AccountApi {
  get(): Promise<Account>;
  update(changes: AccountChanges): Promise<Account>;
  remove(): Promise<void>;
  /** Says nothing about whether the address has an account. */
  requestReset(email: string): Promise<void>;
  /** @param digest of the new password, as the auth service takes it. */
  commitReset(resetKey: string, digest: string): Promise<Result<void, ResetRefusal>>;
}
