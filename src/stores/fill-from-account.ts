/** A checkout form with what the account of a signed-in shopper knows. */
import { isIdentityNumber } from '#kernel/identity/identity-number.ts';
import type { Address, Checkout, CheckoutForm } from '#api/checkout/types.ts';

type Known = Pick<Checkout, 'email' | 'identityNumber' | 'billingAddress'>;

/** An address stores its country as a code or by its English name, or not at all. */
const isInCountry = ({ country }: Address, code: string): boolean =>
  country === '' ||
  country.toUpperCase() === code ||
  (code !== '' && country === new Intl.DisplayNames('en', { type: 'region' }).of(code));

const ofPlace: readonly string[] = ['zip', 'country'];

/** A zip code alone asks for ways of delivery; it is an address of its own when it is not the account's. */
const isUnwritten = (address: Address, known: Address): boolean =>
  Object.entries(address).every(([field, text]) => text === '' || ofPlace.includes(field)) &&
  (address.zip === '' || address.zip === known.zip);

/** In another country than the one the order goes to only the person is the same. */
function inCountry(known: Address, empty: Address): Address {
  if (isInCountry(known, empty.country)) return { ...known, country: empty.country };
  const { firstName, lastName, company, mobile } = known;
  return { ...empty, firstName, lastName, company, mobile };
}

/** A number of another country, or of another kind of customer, is not one that the form could take. */
const fits = ({ customerType, billingAddress: { country } }: CheckoutForm, number: string): boolean =>
  number !== '' && isIdentityNumber(country, customerType, number);

/** Fills what is empty; an address that was begun stays as it is. */
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
