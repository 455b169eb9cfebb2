/** Why an order was refused, in the shopper's words. */
import type { OrderRefusal } from '#api/checkout/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';

export const refusalTexts: Record<OrderRefusal['code'], MessageId> = {
  'out-of-stock': 'CHECKOUT_OUT_OF_STOCK',
  'invalid-identity-number': 'CHECKOUT_FEEDBACK_FIELDS_NOT_VALID',
  'payment-not-available': 'CHECKOUT_PAYMENT_UNAVAILABLE',
  'shipping-not-available': 'CHECKOUT_SHIPPING_UNAVAILABLE',
  'cart-empty': 'CART_EMPTY',
  'cart-completed': 'CHECKOUT_CART_CHANGED',
  'cart-changed': 'CHECKOUT_CART_CHANGED',
  'customer-blocked': 'CHECKOUT_CUSTOMER_BLOCKED',
  'too-many-orders': 'CHECKOUT_TOO_MANY_ORDERS',
  'bad-input': 'CHECKOUT_FEEDBACK_FIELDS_NOT_VALID',
};
