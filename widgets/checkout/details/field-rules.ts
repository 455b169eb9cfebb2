/** The form's errors, field by field in page order; pure. */
import type { Address, CheckoutForm } from '#api/checkout/types.ts';
import { zipError } from '#components/cart/zip-error.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { isPhone } from '#kernel/contact/phone.ts';
import { isIdentityNumber } from '#kernel/identity/identity-number.ts';
import { isEmail } from '#ui/form/validation.ts';

export type AddressPart = 'billing' | 'shipping';
export type AddressField = Exclude<keyof Address, 'country'>;
export type FieldName =
  | 'email'
  | 'identityNumber'
  | 'reference'
  | 'costCenter'
  | 'message'
  | 'shippingId'
  | 'paymentId'
  | 'misfits'
  | 'terms'
  | `${AddressPart}.${AddressField}`;

export interface FieldError {
  field: FieldName;
  text: MessageId;
}

/** Page state beside the form that affects validation. */
export interface Circumstances {
  /** The form asks for the identity number. */
  needsIdentity: boolean;
  /** The chosen payment needs the number, so it must be valid. */
  checksIdentity: boolean;
  termsAccepted: boolean;
  /** Something does not fit the shopper's vehicle, and it has not been said that it is ordered all the same. */
  hasMisfits: boolean;
  /** Nothing is delivered to the zip code: there is nothing to choose, and the code is the error. */
  isUndelivered: boolean;
}

/** In the order of the form. */
export const addressFields: readonly AddressField[] = [
  'firstName',
  'lastName',
  'company',
  'careOf',
  'addressLine1',
  'addressLine2',
  'zip',
  'city',
  'mobile',
  'entryCode',
];

export const isAddressField = (name: string | undefined): name is AddressField =>
  addressFields.some(field => field === name);

/** What the form holds for a field, to see whether it has been changed. */
export function formValueOf(form: CheckoutForm, field: FieldName): unknown {
  if (field === 'terms') return form.consents.includes('order');
  if (field === 'misfits') return undefined;
  const [part, name] = field.split('.');
  if (!isAddressField(name))
    return form[field as Exclude<FieldName, 'terms' | 'misfits' | `${AddressPart}.${AddressField}`>];
  return part === 'billing' ? form.billingAddress[name] : form.shippingAddress?.[name];
}

const neededTexts: Partial<Record<AddressField, MessageId>> = {
  firstName: 'FIELD_ERROR_FIRST_NAME',
  lastName: 'FIELD_ERROR_LAST_NAME',
  company: 'FIELD_ERROR_COMPANY',
  addressLine1: 'FIELD_ERROR_ADDRESS',
  city: 'FIELD_ERROR_CITY',
};

export function addressError(field: AddressField, value: string, country: string): MessageId | null {
  if (field === 'zip') return zipError(value, country);
  if (field === 'mobile') return isPhone(value) ? null : 'FIELD_ERROR_PHONE_NUMBER';
  return value.trim() === '' ? (neededTexts[field] ?? null) : null;
}

export function emailError(value: string): MessageId | null {
  if (value.trim() === '') return 'FIELD_ERROR_EMAIL';
  return isEmail(value) ? null : 'EMAIL_ERROR_NOT_VALID';
}

/** Without `isChecked` any number is accepted: it may come from a country other than the destination. */
export function identityError(
  value: string,
  { customerType, billingAddress: { country } }: CheckoutForm,
  isChecked: boolean,
): MessageId | null {
  const isPerson = customerType === 'PERSON';
  if (value.trim() === '') return isPerson ? 'FIELD_ERROR_PERSONAL_ID' : 'FIELD_ERROR_ORGANIZATION_ID';
  if (!isChecked || isIdentityNumber(country, customerType, value)) return null;
  if (country === 'FI')
    return isPerson ? 'FEEDBACK_PERSONAL_ID_NOT_VALID' : 'FEEDBACK_ORGANIZATION_ID_NOT_VALID';
  return isPerson ? 'PERSONAL_ID_ERROR_NOT_VALID' : 'ORGANIZATION_ID_ERROR_NOT_VALID';
}

export const billingFields = (form: CheckoutForm): AddressField[] => [
  'mobile',
  ...(form.customerType === 'ORGANIZATION' ? (['company'] as const) : []),
  'firstName',
  'lastName',
  'addressLine1',
  'zip',
  'city',
];
const shippingFields: readonly AddressField[] = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'];

const addressErrors = (part: AddressPart, address: Address, fields: readonly AddressField[]): FieldError[] =>
  fields.flatMap(field => {
    const text = addressError(field, address[field], address.country);
    return text ? [{ field: `${part}.${field}` as const, text }] : [];
  });

const errorIf = (field: FieldName, text: MessageId | null): FieldError[] => (text ? [{ field, text }] : []);

/** Every error, not only the first, so that the shopper sees at once what is left to do. */
export function fieldErrors(
  form: CheckoutForm,
  { needsIdentity, checksIdentity, termsAccepted, hasMisfits, isUndelivered }: Circumstances,
): FieldError[] {
  const { customerType, billingAddress, shippingAddress, identityNumber } = form;
  const identity = needsIdentity
    ? errorIf('identityNumber', identityError(identityNumber, form, checksIdentity))
    : [];
  const zipCode = `${shippingAddress ? 'shipping' : 'billing'}.zip` as const;
  const choices = isUndelivered
    ? []
    : [
        ...errorIf('shippingId', form.shippingId === null ? 'CHECKOUT_CHOOSE_SHIPPING_ERROR' : null),
        ...errorIf('paymentId', form.paymentId === null ? 'CHECKOUT_CHOOSE_PAYMENT_ERROR' : null),
      ];
  return [
    ...errorIf('email', emailError(form.email)),
    ...(customerType === 'ORGANIZATION' ? identity : []),
    ...addressErrors('billing', billingAddress, billingFields(form)),
    ...(shippingAddress ? addressErrors('shipping', shippingAddress, shippingFields) : []),
    ...errorIf(zipCode, isUndelivered ? 'CHECKOUT_NO_SHIPPING_OPTIONS' : null),
    ...choices,
    ...(customerType === 'PERSON' ? identity : []),
    ...errorIf('misfits', hasMisfits ? 'CHECKOUT_MISFITS_ERROR' : null),
    ...errorIf('terms', termsAccepted ? null : 'CHECKOUT_FEEDBACK_TERMS_NOT_ACCEPTED'),
  ];
}

/** Whether the chosen payment needs the identity number, as an invoice does. */
export const paymentNeedsIdentity = (
  { paymentId }: CheckoutForm,
  options: readonly { id: number; code: string }[],
  payments: readonly string[],
): boolean => options.some(({ id, code }) => id === paymentId && payments.includes(code));
