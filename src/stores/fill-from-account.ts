/** A checkout form with what the account of a signed-in shopper knows. */
import type { Address, Checkout, CheckoutForm } from '#api/checkout/types.ts';

type Known = Pick<Checkout, 'email' | 'billingAddress'>;

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

/** Fills what is empty; an address that was begun stays as it is. */
export function filledFromAccount(form: CheckoutForm, { email, billingAddress: known }: Known): CheckoutForm {
  const { billingAddress } = form;
  return {
    ...form,
    email: form.email || email,
    ...(known && isUnwritten(billingAddress, known) && { billingAddress: inCountry(known, billingAddress) }),
  };
}
