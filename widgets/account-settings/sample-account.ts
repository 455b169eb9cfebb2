/** A customer for stories and tests. */
import type { Account } from '#api/account/types.ts';

export const anAccount = (changes: Partial<Account> = {}): Account => ({
  id: 7,
  email: 'aino@example.fi',
  customerType: 'PERSON',
  newsletter: false,
  gender: 'UNSET',
  identityNumber: '131052-308T',
  address: {
    firstName: 'Aino',
    lastName: 'Virtanen',
    company: '',
    careOf: '',
    addressLine1: 'Mönkijäkuja 4',
    addressLine2: '',
    zip: '00100',
    city: 'Helsinki',
    country: 'FI',
    mobile: '',
    entryCode: '',
  },
  balances: [],
  ...changes,
});
