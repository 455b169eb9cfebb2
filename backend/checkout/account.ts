/** Fills the checkout form from the account of a logged-in caller where it is still empty (R-CHECKOUT-4). */
import { type RawBuilder, sql } from 'kysely';
import { rowPart } from '#backend/database/parts.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Address, Checkout } from './checkout.types.ts';
import { emptyAddress } from './checkout.types.ts';
import { customerTypeOf } from './deliveries.ts';

type Prefilled = Pick<Checkout, 'email' | 'identityNumber' | 'identityCountry' | 'billingAddress'>;

const ofPlace: readonly string[] = ['zip', 'country'];

/** Clients request shipping options with a zip code alone, which is not an address yet. */
const isUnwritten = (address: Address, known: Address): boolean =>
  Object.entries(address).every(([field, text]) => text === '' || ofPlace.includes(field)) &&
  (address.zip === '' || address.zip === known.zip);

/** jsonb that only the customer module has written. */
const addressOf = (stored: unknown): Address => ({
  ...emptyAddress,
  ...(stored as Partial<Address> | null),
});

export interface AccountFacts {
  email: string;
  personal_id: string | null;
  personal_id_country: string | null;
  address: unknown;
}

/** The caller's account, as a part of the statement that reads the cart. */
export const accountPart = ({ caller }: Context): RawBuilder<AccountFacts | null> =>
  rowPart(
    sql<AccountFacts>`select u.email, u.personal_id, u.personal_id_country, u.address from customer u
      where u.customer_id = ${caller.customerId}::int`,
  );

function accountOf(row: AccountFacts | null): Prefilled | null {
  if (!row) return null;
  const { email, personal_id: number, personal_id_country: identityCountry, address } = row;
  return { email, identityNumber: number ?? '', identityCountry, billingAddress: addressOf(address) };
}

/** The checkout with the account's customer type, and its mail address, number and address where it had none. */
export function prefilled(ctx: Context, row: AccountFacts | null, checkout: Checkout): Checkout {
  const account = accountOf(row);
  if (!account) return checkout;
  const { email, billingAddress } = checkout;
  const identityNumber = checkout.identityNumber || account.identityNumber;
  return {
    ...checkout,
    // The account's type overrides the client's.
    customerType: customerTypeOf(ctx, checkout),
    email: email || account.email,
    identityNumber,
    identityCountry: identityNumber === account.identityNumber ? account.identityCountry : null,
    billingAddress: isUnwritten(billingAddress, account.billingAddress)
      ? account.billingAddress
      : billingAddress,
  };
}
