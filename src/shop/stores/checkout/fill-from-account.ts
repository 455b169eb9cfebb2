/** Fills a checkout form with the account data of a signed-in shopper. */

import type { Address, Checkout, CheckoutForm } from '#api/checkout/types.ts';
import { isIdentityNumber } from '#kernel/identity/identity-number.ts';

type Known = Pick<Checkout, 'email' | 'identityNumber' | 'billingAddress'>;

/** An address contains its country as a code, by its English name, or not at all. */
const isInCountry = ({ country }: Address, code: string): boolean =>
  country === '' ||
  country.toUpperCase() === code ||
  (code !== '' && country === new Intl.DisplayNames('en', { type: 'region' }).of(code));

const ofPlace: readonly string[] = ['zip', 'country'];

/** Whether the shopper has not entered an address; a zip code alone only loads delivery options, unless it differs from the account's. */
const isUnwritten = (address: Address, known: Address): boolean =>
  Object.entries(address).every(([field, text]) => text === '' || ofPlace.includes(field)) &&
  (address.zip === '' || address.zip === known.zip);

/** For an order to another country, only the person's name and phone number are taken over. */
function inCountry(known: Address, empty: Address): Address {
  if (isInCountry(known, empty.country)) return { ...known, country: empty.country };
  const { firstName, lastName, company, mobile } = known;
  return { ...empty, firstName, lastName, company, mobile };
}

/** An identity number of another country or customer type would be rejected. */
const fits = ({ customerType, billingAddress: { country } }: CheckoutForm, number: string): boolean =>
  number !== '' && isIdentityNumber(country, customerType, number);

/** Fills empty fields; an address that was started stays as it is. */
export function filledFromAccount(
  form: CheckoutForm,
  { email, identityNumber, billingAddress: known }: Known,
): CheckoutForm {
  const { billingAddress } = form;
  return {
    ...form,
    email: form.email || email,
    identityNumber: form.identityNumber || (fits(form, identityNumber) ? identityNumber : ''),
    ...(known && isUnwritten(billingAddress, known) && { billingAddress: inCountry(known, billingAddress) }),
  };
}
