/** Form errors by market and customer type. */

import { expect, it } from 'vitest';
import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { CheckoutForm } from '#api/checkout/types.ts';
import { isZip } from '#kernel/contact/zip.ts';
import { fieldErrors, paymentNeedsIdentity } from './field-rules.ts';

const form = (changes: Partial<CheckoutForm> = {}): CheckoutForm => ({
  customerType: 'PERSON',
  email: 'aino@esimerkki.fi',
  identityNumber: '',
  message: '',
  reference: '',
  costCenter: null,
  billingAddress: {
    ...emptyAddress('FI'),
    firstName: 'Aino',
    lastName: 'Aalto',
    addressLine1: 'Tie 1',
    zip: '00100',
    city: 'Helsinki',
    mobile: '040 123 4567',
  },
  shippingAddress: null,
  shippingId: 1,
  consents: [],
  paymentId: 1,
  ...changes,
});
const fine = {
  ...{ needsIdentity: false, checksIdentity: false, isUndelivered: false },
  ...{ termsAccepted: true, hasMisfits: false },
};
const invoice = { ...fine, needsIdentity: true, checksIdentity: true };
const fieldsOf = (given: CheckoutForm, circumstances = fine) =>
  fieldErrors(given, circumstances).map(({ field }) => field);

it('finds no error in a complete form', () => {
  expect(fieldsOf(form())).toEqual([]);
});

it('finds every error of an empty form at once, in page order', () => {
  const empty = form({ email: '', billingAddress: emptyAddress('FI'), shippingId: null, paymentId: null });
  expect(fieldsOf(empty, { ...fine, termsAccepted: false, hasMisfits: true })).toEqual([
    'email',
    'billing.mobile',
    'billing.firstName',
    'billing.lastName',
    'billing.addressLine1',
    'billing.zip',
    'billing.city',
    'shippingId',
    'paymentId',
    'misfits',
    'terms',
  ]);
});

it('requires name and number of an organisation, and checks the shipping address too', () => {
  const firm = form({
    customerType: 'ORGANIZATION',
    shippingAddress: { ...emptyAddress('FI'), city: 'Oulu' },
  });
  expect(fieldsOf(firm, { ...fine, needsIdentity: true })).toEqual([
    'identityNumber',
    'billing.company',
    'shipping.firstName',
    'shipping.lastName',
    'shipping.addressLine1',
    'shipping.zip',
  ]);
});

it.each([
  ['131052-308T', []],
  ['131052-308U', ['FEEDBACK_PERSONAL_ID_NOT_VALID']],
  ['', ['FIELD_ERROR_PERSONAL_ID']],
])('checks the Finnish identity number "%s" when the payment needs it', (identityNumber, texts) => {
  const errors = fieldErrors(form({ identityNumber }), invoice);
  expect(errors.map(({ text }) => text)).toEqual(texts);
});

it('checks the number of an organisation only for a payment that needs it, since it may be foreign', () => {
  const finnish = form({
    customerType: 'ORGANIZATION',
    identityNumber: '0737546-2',
    billingAddress: {
      ...form().billingAddress,
      ...{ company: 'Maastokone Oy', country: 'SE', zip: '111 22', mobile: '+358401234567' },
    },
  });
  expect(fieldErrors(finnish, { ...fine, needsIdentity: true })).toEqual([]);
  expect(fieldErrors(finnish, invoice)).toEqual([
    { field: 'identityNumber', text: 'ORGANIZATION_ID_ERROR_NOT_VALID' },
  ]);
  const nameless = { ...finnish, identityNumber: ' ' };
  expect(fieldErrors(nameless, { ...fine, needsIdentity: true })).toEqual([
    { field: 'identityNumber', text: 'FIELD_ERROR_ORGANIZATION_ID' },
  ]);
});

it('detects which payment needs an identity number', () => {
  const options = [
    { id: 1, code: 'prepayment' },
    { id: 2, code: 'invoice' },
  ];
  expect(paymentNeedsIdentity(form({ paymentId: 1 }), options, ['invoice'])).toBe(false);
  expect(paymentNeedsIdentity(form({ paymentId: 2 }), options, ['invoice'])).toBe(true);
});

it.each([
  ['FI', '00100', true],
  ['FI', '00 100', true],
  ['FI', 'FI-00100', true],
  ['FI', '00000', false],
  ['FI', 'ABC', false],
  ['FI', '0'.repeat(10_000), false],
  ['SE', '111 22', true],
  ['SE', '11122', true],
  ['SE', '011 22', false],
  ['NO', '0150', true],
  ['DK', '12345', false],
])('accepts as a zip code of %s: %s? %s', (country, text, isRight) => {
  expect(isZip(text, country)).toBe(isRight);
});
