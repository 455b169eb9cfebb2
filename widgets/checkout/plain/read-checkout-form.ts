/** Reads the posted checkout form; pure. */

import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { Address, CheckoutForm } from '#api/checkout/types.ts';
import type { CustomerType } from '#kernel/segment.ts';
import { type AddressPart, addressFields } from '../details/field-rules.ts';

/** As the fields allow; what is longer does not come from the form. */
const longest = 200;
const longestMessage = 500;
const longestReference = 120;

const textOf = (fields: URLSearchParams, name: string, length = longest): string =>
  (fields.get(name) ?? '').slice(0, length);

const idOf = (fields: URLSearchParams, name: string): number | null => {
  const text = fields.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

function addressOf(fields: URLSearchParams, part: AddressPart, country: string): Address {
  const address = emptyAddress(country);
  for (const field of addressFields) address[field] = textOf(fields, `${part}.${field}`);
  return address;
}

/** A choice within a delivery option counts only when it was shown for the chosen one. */
const shippingOf = (fields: URLSearchParams): number | null => {
  const method = idOf(fields, 'shippingId');
  const choice = idOf(fields, 'shippingChoice');
  return method !== null && method === idOf(fields, 'choiceOf') ? (choice ?? method) : method;
};

interface Known {
  types: readonly CustomerType[];
  /** Optional consents of the page. */
  consents: readonly string[];
  country: string;
}

export function readCheckoutForm(fields: URLSearchParams, { types, consents, country }: Known): CheckoutForm {
  const isOther = fields.has('otherAddress');
  return {
    customerType: types.find(type => type === fields.get('customerType')) ?? types[0] ?? 'PERSON',
    email: textOf(fields, 'email').trim(),
    identityNumber: textOf(fields, 'identityNumber', 32).trim(),
    message: textOf(fields, 'message', longestMessage),
    reference: textOf(fields, 'reference', longestReference).trim(),
    costCenter: fields.has('costCenter') ? textOf(fields, 'costCenter', longestReference).trim() : null,
    billingAddress: addressOf(fields, 'billing', country),
    shippingAddress: isOther ? addressOf(fields, 'shipping', country) : null,
    shippingId: shippingOf(fields),
    paymentId: idOf(fields, 'paymentId'),
    consents: [
      ...consents.filter(type => fields.has(`consent.${type}`)),
      ...(fields.has('terms') ? ['order'] : []),
    ],
  };
}
