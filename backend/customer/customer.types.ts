/** A customer account. */

import type { Address } from '#backend/checkout/checkout.types.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { CustomerType } from '#kernel/segment.ts';

export type Gender = 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN';

export interface CustomerDetails {
  customerType: CustomerType;
  gender: Gender;
  /** Read from the record of consent of the account's address. */
  newsletter: boolean;
  /** Empty when there is none. */
  personalId: string;
  /** ISO code of the country that issued it; null when there is none. */
  personalIdCountry: string | null;
  address: Address;
  metaData: string;
}

export interface Balance {
  currencyCode: string;
  amount: Minor;
}

export interface Customer extends CustomerDetails {
  id: number;
  email: string;
  createdAt: Date;
  memberType: string;
  memberId: number;
}
