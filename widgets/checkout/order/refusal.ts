/** A refused order in the shopper's words: what is wrong, beside which field, and how to go on. */
import type { CheckoutForm, OrderRefusal, OrderRefusalCode } from '#api/checkout/types.ts';
import { ApiError } from '#api/transport.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import {
  type AddressField,
  addressError,
  type FieldError,
  type FieldName,
  isAddressField,
} from '../details/field-rules.ts';

export interface ShownRefusal {
  text: MessageId;
  /** What is offered beside the text. Without one, the field or the order button is the way on. */
  way?: 'remove-code' | 'cart' | 'login';
}

const texts: Readonly<Record<OrderRefusalCode, ShownRefusal>> = {
  'out-of-stock': { text: 'CHECKOUT_OUT_OF_STOCK', way: 'cart' },
  'invalid-identity-number': { text: 'CHECKOUT_FEEDBACK_FIELDS_NOT_VALID' },
  'payment-not-available': { text: 'CHECKOUT_PAYMENT_UNAVAILABLE' },
  'shipping-not-available': { text: 'CHECKOUT_SHIPPING_UNAVAILABLE' },
  'cart-empty': { text: 'CART_EMPTY', way: 'cart' },
  'cart-completed': { text: 'CHECKOUT_CART_CHANGED', way: 'cart' },
  'cart-changed': { text: 'CHECKOUT_CART_CHANGED', way: 'cart' },
  'not-reserved': { text: 'CHECKOUT_NO_LONGER_RESERVED' },
  'promo-code': { text: 'CHECKOUT_CODE_REFUSED', way: 'remove-code' },
  'balance-changed': { text: 'CHECKOUT_BALANCE_CHANGED' },
  'sent-before': { text: 'CHECKOUT_SENT_BEFORE' },
  'signed-out': { text: 'CHECKOUT_SIGNED_OUT', way: 'login' },
  'customer-blocked': { text: 'CHECKOUT_CUSTOMER_BLOCKED' },
  'too-many-orders': { text: 'CHECKOUT_TOO_MANY_ORDERS' },
  'bad-input': { text: 'CHECKOUT_FEEDBACK_FIELDS_NOT_VALID' },
};

const fieldsOfCodes: Partial<Record<OrderRefusalCode, FieldName>> = {
  'invalid-identity-number': 'identityNumber',
  'payment-not-available': 'paymentId',
  'shipping-not-available': 'shippingId',
};

/** The form's names of inputs that have another one in the contract. */
const fieldsOfInputs: Readonly<Partial<Record<string, FieldName>>> = {
  'checkout.email': 'email',
  'checkout.identityNumber': 'identityNumber',
  'checkout.customerOrderNumber': 'reference',
  'checkout.costCenter': 'costCenter',
  'checkout.message': 'message',
  'checkout.shippingId': 'shippingId',
  'checkout.paymentId': 'paymentId',
  'checkout.acceptedConsents': 'terms',
};

function fieldOf({ code, field = '' }: OrderRefusal): FieldName | undefined {
  const [, part, name] = /^checkout\.(billing|shipping)Address\.(\w+)$/.exec(field) ?? [];
  if ((part === 'billing' || part === 'shipping') && isAddressField(name)) return `${part}.${name}`;
  return fieldsOfInputs[field] ?? fieldsOfCodes[code];
}

const textsOfFields: Partial<Record<FieldName, MessageId>> = {
  email: 'EMAIL_ERROR_NOT_VALID',
  shippingId: 'CHECKOUT_SHIPPING_UNAVAILABLE',
  paymentId: 'CHECKOUT_PAYMENT_UNAVAILABLE',
  terms: 'CHECKOUT_FEEDBACK_TERMS_NOT_ACCEPTED',
};

function textOf(field: FieldName, form: CheckoutForm): MessageId {
  if (field === 'identityNumber')
    return form.customerType === 'PERSON' ? 'PERSONAL_ID_ERROR_NOT_VALID' : 'ORGANIZATION_ID_ERROR_NOT_VALID';
  const [part, name] = field.split('.');
  // The form's own rule with an empty value says what the field takes.
  const ofAddress =
    part === 'billing' || part === 'shipping'
      ? addressError(name as AddressField, '', form.billingAddress.country)
      : null;
  return ofAddress ?? textsOfFields[field] ?? 'FIELD_ERROR_NOT_ACCEPTED';
}

/** Whether the zip code is a right one that the shop does not deliver to. */
const isOutOfReach = ({ code, field = '' }: OrderRefusal): boolean =>
  code === 'shipping-not-available' && field.endsWith('Address.zip');

/** The error beside the control that the refusal is about; null when the form has none. */
export function refusedField(refusal: OrderRefusal, form: CheckoutForm): FieldError | null {
  const field = fieldOf(refusal);
  if (field === undefined) return null;
  return { field, text: isOutOfReach(refusal) ? 'CHECKOUT_NO_SHIPPING_OPTIONS' : textOf(field, form) };
}

export function shownRefusal(refusal: OrderRefusal): ShownRefusal {
  if (isOutOfReach(refusal)) return { text: 'CHECKOUT_NO_SHIPPING_OPTIONS' };
  return refusal.code === 'bad-input' && fieldOf(refusal) === undefined
    ? { text: 'CHECKOUT_INPUT_REFUSED' }
    : texts[refusal.code];
}

/** Only a response of the shop itself proves that nothing was charged; without one the outcome is unknown (R-CHECKOUT-15). */
export const accidentText = (accident: unknown): MessageId =>
  accident instanceof ApiError && (accident.layer === 'graphql' || accident.status === 503)
    ? 'CHECKOUT_ORDER_FAILED'
    : 'CHECKOUT_ORDER_UNKNOWN';
