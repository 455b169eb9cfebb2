/** Merges the contract's user input into the stored customer: absent and null fields stay, also inside the address (R-ACCOUNT-3). */

import { type Address, emptyAddress } from '#backend/checkout/checkout.types.ts';
import type { Context } from '#backend/kernel/context.ts';
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { isIdentityNumber, typedIdentity } from '#kernel/identity/identity-number.ts';
import type { CustomerType } from '#kernel/segment.ts';
import type { CustomerDetails, Gender } from './customer.types.ts';

type Given<T> = T | null | undefined;

export interface CustomerInput {
  readonly address?: Given<{ readonly [Field in keyof Address]?: Given<string> }>;
  readonly gender?: Given<Gender>;
  readonly newsletter?: Given<boolean>;
  readonly personalId?: Given<string>;
  readonly customerType?: Given<CustomerType>;
  readonly metaData?: Given<string>;
}

const longest = { address: 120, zip: 20, identity: 40, metaData: 10_000 };

function addressWith(before: Address, given: CustomerInput['address']): Address {
  const address = { ...before };
  for (const field of Object.keys(emptyAddress) as (keyof Address)[]) {
    const text = given?.[field];
    if (text === null || text === undefined) continue;
    const max = field === 'zip' ? longest.zip : longest.address;
    address[field] = plainText(text, `user.address.${field}`, max);
  }
  return address;
}

/** The ISO code of an address's country, which clients write as a code or as the name that its market shows. */
function countryOf({ channel }: Context, { country }: Address): string | null {
  const written = country.trim().toUpperCase();
  const market = channel.markets.find(
    ({ country: { code, name } }) => code.toUpperCase() === written || name.toUpperCase() === written,
  );
  return market?.country.code ?? (/^[A-Z]{2}$/.test(written) ? written : null);
}

const holders = ['PERSON', 'ORGANIZATION'] as const;

type Identity = Pick<CustomerDetails, 'personalId' | 'personalIdCountry'>;

/**
 * A new number must be one of the customer's country or of the market's, of a person or of an organisation: clients send
 * it without the customer type. An empty one removes the stored number.
 */
function identityWith(ctx: Context, before: Identity, given: Given<string>, address: Address): Identity {
  const { personalId, personalIdCountry } = before;
  if (given === null || given === undefined) return { personalId, personalIdCountry };
  const text = typedIdentity(plainText(given, 'user.personalId', longest.identity));
  if (text === '') return { personalId: '', personalIdCountry: null };
  if (text === personalId) return { personalId, personalIdCountry };
  const countries = [countryOf(ctx, address) ?? ctx.market.country.code, ctx.market.country.code];
  const issuer = countries.find(country => holders.some(holder => isIdentityNumber(country, holder, text)));
  if (issuer !== undefined) return { personalId: text, personalIdCountry: issuer };
  throw new RequestError('INVALID_IDENTITY_NUMBER', 'The identity number is not valid', 'user.personalId');
}

/** @throws RequestError */
export function withCustomerInput(
  ctx: Context,
  before: CustomerDetails,
  input: CustomerInput,
): CustomerDetails {
  const { metaData } = input;
  const address = addressWith(before.address, input.address);
  return {
    customerType: input.customerType ?? before.customerType,
    gender: input.gender ?? before.gender,
    newsletter: input.newsletter ?? before.newsletter,
    ...identityWith(ctx, before, input.personalId, address),
    address,
    metaData:
      metaData === null || metaData === undefined
        ? before.metaData
        : plainText(metaData, 'user.metaData', longest.metaData),
  };
}
