/** Fills the checkout form from the account of a logged-in caller where it is still empty (R-CHECKOUT-4). */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { emptyAddress } from './checkout.types.ts';
import { customerTypeOf } from './deliveries.ts';
import type { Address, Checkout } from './checkout.types.ts';

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

async function accountOf(ctx: Context, db: Kysely<Schema>): Promise<Prefilled | null> {
  if (ctx.caller.customerId === null) return null;
  const row = await db
    .selectFrom('customer')
    .select(['email', 'personal_id', 'personal_id_country', 'address'])
    .where('customer_id', '=', ctx.caller.customerId)
    .executeTakeFirst();
  if (!row) return null;
  const { email, personal_id: number, personal_id_country: identityCountry, address } = row;
  return { email, identityNumber: number ?? '', identityCountry, billingAddress: addressOf(address) };
}

/** The checkout with the account's customer type, and its mail address, number and address where it had none. */
export async function prefilled(ctx: Context, db: Kysely<Schema>, checkout: Checkout): Promise<Checkout> {
  const account = await accountOf(ctx, db);
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
