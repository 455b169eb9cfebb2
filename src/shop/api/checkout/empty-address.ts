/** An empty address; the API requires every field as a string (R-DATA-12). */
import type { Address } from './types.ts';

export const emptyAddress = (country = ''): Address => ({
  firstName: '',
  lastName: '',
  company: '',
  careOf: '',
  addressLine1: '',
  addressLine2: '',
  zip: '',
  city: '',
  country,
  mobile: '',
  entryCode: '',
});
