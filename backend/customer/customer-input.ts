/** The contract's user input laid over what is stored: absent and null fields stay, also inside the address (contract 3, updateUser). */
import { isIdentityNumber } from '#kernel/identity/identity-number.ts';
import { emptyAddress, type Address } from '#backend/checkout/checkout.types.ts';
import type { Context } from '#backend/kernel/context.ts';
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { CustomerDetails, CustomerType, Gender } from './customer.types.ts';

type Given<T> = T | null | undefined;

export interface CustomerInput {
  readonly address?: Given<{ readonly [Field in keyof Address]?: Given<string> }>;
  readonly gender?: Given<Gender>;
  readonly newsletter?: Given<boolean>;
  readonly personalId?: Given<string>;
  /** Left out it arrives as PERSON: the contract's default. */
  readonly customerType?: Given<CustomerType>;
  readonly metaData?: Given<string>;
}

const longest = { address: 120, zip: 20, identity: 40, metaData: 10_000 };

function addressWith(before: Address, given: CustomerInput['address']): Address {
  const address = { ...before };
  for (const field of Object.keys(emptyAddress) as (keyof Address)[]) {
    const text = given?.[field];
    if (text === null || text === undefined) continue;
    const most = field === 'zip' ? longest.zip : longest.address;
    address[field] = plainText(text, `user.address.${field}`, most);
  }
  return address;
}

/** A number that is new must be one of the market's; an empty one takes it away. */
function personalIdWith(ctx: Context, before: string, given: Given<string>, holder: CustomerType): string {
  if (given === null || given === undefined) return before;
  const text = plainText(given, 'user.personalId', longest.identity);
  if (text === '' || text === before || isIdentityNumber(ctx.market.country.code, holder, text)) return text;
  throw new RequestError('INVALID_IDENTITY_NUMBER', 'The identity number is not valid', 'user.personalId');
}

/** @throws RequestError */
export function withCustomerInput(
  ctx: Context,
  before: CustomerDetails,
  input: CustomerInput,
): CustomerDetails {
  const customerType = input.customerType ?? before.customerType;
  const { metaData } = input;
  return {
    customerType,
    gender: input.gender ?? before.gender,
    newsletter: input.newsletter ?? before.newsletter,
    personalId: personalIdWith(ctx, before.personalId, input.personalId, customerType),
    address: addressWith(before.address, input.address),
    metaData:
      metaData === null || metaData === undefined
        ? before.metaData
        : plainText(metaData, 'user.metaData', longest.metaData),
  };
}
