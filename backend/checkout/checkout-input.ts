/** Merges the contract's checkout input into the stored one: omitted fields keep their value, texts are limited, ids of 0 mean the default. */

import type { Caller } from '#backend/kernel/context.ts';
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { typedIdentity } from '#kernel/identity/identity-number.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import type { Address, Checkout } from './checkout.types.ts';
import { deliveryAddress, emptyAddress } from './checkout.types.ts';
import type { CheckoutUrlsInput } from './checkout-urls.ts';
import { urlsOr } from './checkout-urls.ts';

type Given<T> = T | null | undefined;

type AddressInput = { readonly [Field in keyof Address]?: Given<string> };

export interface CheckoutInput {
  readonly paymentId?: Given<number>;
  readonly shippingId?: Given<number>;
  readonly externalShippingId?: Given<string>;
  readonly pickupPoint?: Given<string>;
  readonly desiredDeliveryDate?: Given<string>;
  readonly customerOrderNumber?: Given<string>;
  readonly goodsLabel?: Given<string>;
  readonly costCenter?: Given<string>;
  /** With an empty name: none. */
  readonly vehicle?: Given<VehicleNames>;
  readonly message?: Given<string>;
  readonly acceptedConsents?: Given<ReadonlyArray<Given<string>>>;
  readonly shippingAddress?: Given<AddressInput>;
  readonly billingAddress?: Given<AddressInput>;
  readonly identityNumber?: Given<string>;
  readonly email?: Given<string>;
  readonly customerType?: Given<'PERSON' | 'ORGANIZATION'>;
  readonly externalShippingFee?: Given<number>;
  readonly merchantData?: Given<string>;
  readonly skipShippingValidation?: Given<boolean>;
  readonly checkoutUrls?: Given<CheckoutUrlsInput>;
}

const longest = { address: 120, zip: 20, email: 254, identity: 40, note: 1000, short: 120 };
const maxConsents = 20;

const textOr = (given: Given<string>, before: string, field: string, max: number): string =>
  given === null || given === undefined ? before : plainText(given, field, max);

function addressOr(given: Given<AddressInput>, before: Address | null, place: string): Address | null {
  if (!given) return before;
  const address = { ...(before ?? emptyAddress) };
  for (const field of Object.keys(emptyAddress) as (keyof Address)[]) {
    const max = field === 'zip' ? longest.zip : longest.address;
    address[field] = textOr(given[field], address[field], `${place}.${field}`, max);
  }
  return address;
}

/** 0 is the default; an absent id keeps the choice. */
const idOr = (given: Given<number>, before: number | null): number | null =>
  given === null || given === undefined ? before : given === 0 ? null : given;

function dateOr(given: Given<string>, before: Date | null): Date | null {
  if (given === null || given === undefined) return before;
  const date = new Date(given);
  if (!Number.isNaN(date.getTime())) return date;
  throw new RequestError(
    'BAD_USER_INPUT',
    'checkout.desiredDeliveryDate is not a valid date',
    'checkout.desiredDeliveryDate',
  );
}

function consentsOr(given: CheckoutInput['acceptedConsents'], before: readonly string[]): readonly string[] {
  if (!given) return before;
  const types = given.flatMap(type =>
    type ? [plainText(type, 'checkout.acceptedConsents', longest.short)] : [],
  );
  return [...new Set(types)].slice(0, maxConsents);
}

function vehicleOr(given: CheckoutInput['vehicle'], before: VehicleNames | null): VehicleNames | null {
  if (!given) return before;
  const name = (field: keyof VehicleNames) =>
    plainText(given[field], `checkout.vehicle.${field}`, longest.short);
  const vehicle = { manufacturer: name('manufacturer'), year: name('year'), model: name('model') };
  return Object.values(vehicle).every(Boolean) ? vehicle : null;
}

/**
 * Only a server of the merchant's may skip the check of the delivery, as browsers may hold other keys; its decision stands
 * until another client changes the option or where it goes.
 */
function skipsCheck(before: Checkout, after: Checkout, given: Given<boolean>, isServer: boolean): boolean {
  if (isServer) return given ?? before.skipsShippingCheck;
  const isSame =
    after.shippingId === before.shippingId && deliveryAddress(after).zip === deliveryAddress(before).zip;
  return before.skipsShippingCheck && isSame;
}

export function withInput(
  before: Checkout,
  input: CheckoutInput,
  { isServer }: Pick<Caller, 'isServer'>,
): Checkout {
  const text = (field: keyof CheckoutInput & keyof Checkout, max: number) => {
    const given = input[field];
    const known = before[field];
    return textOr(
      typeof given === 'string' ? given : null,
      typeof known === 'string' ? known : '',
      `checkout.${field}`,
      max,
    );
  };
  const after = {
    customerId: before.customerId,
    email: text('email', longest.email),
    identityNumber: typedIdentity(text('identityNumber', longest.identity)),
    identityCountry: before.identityCountry,
    customerType: input.customerType ?? before.customerType,
    billingAddress:
      addressOr(input.billingAddress, before.billingAddress, 'checkout.billingAddress') ?? emptyAddress,
    shippingAddress: addressOr(input.shippingAddress, before.shippingAddress, 'checkout.shippingAddress'),
    paymentId: idOr(input.paymentId, before.paymentId),
    shippingId: idOr(input.shippingId, before.shippingId),
    message: text('message', longest.note),
    consents: consentsOr(input.acceptedConsents, before.consents),
    pickupPoint: text('pickupPoint', longest.note),
    desiredDeliveryDate: dateOr(input.desiredDeliveryDate, before.desiredDeliveryDate),
    customerOrderNumber: text('customerOrderNumber', longest.short),
    goodsLabel: text('goodsLabel', longest.short),
    costCenter: text('costCenter', longest.short),
    vehicle: vehicleOr(input.vehicle, before.vehicle),
    externalShippingId: text('externalShippingId', longest.short),
    skipsShippingCheck: false,
    urls: urlsOr(input.checkoutUrls, before.urls),
  };
  const skipsShippingCheck = skipsCheck(before, after, input.skipShippingValidation, isServer);
  return { ...after, skipsShippingCheck };
}
