/** The confirmation page's order, from the wire format. */
import { textOf } from '../present.ts';
import type { OrderConfirmationQuery } from './checkout.gen.ts';
import { emptyAddress } from './empty-address.ts';
import { toAddress } from './to-address.ts';
import { toConfirmationRows } from './to-confirmation-rows.ts';
import type { Confirmation } from './types.ts';

/** A provider's payment has started, and its outcome is unknown. */
const unknownYet: Confirmation = {
  orderId: '',
  email: '',
  currency: '',
  billingAddress: emptyAddress(),
  shippingAddress: emptyAddress(),
  shippingName: '',
  paymentName: '',
  reference: '',
  costCenter: '',
  rows: [],
  itemsIncVat: 0,
  shippingFeeIncVat: 0,
  paymentFeeIncVat: 0,
  sumIncVat: 0,
  sumExVat: 0,
  completed: false,
};

/** The order of a confirmation page; null when there is neither an order nor a payment under way. */
export function toConfirmation(checkout: OrderConfirmationQuery['checkout']): Confirmation | null {
  const order = checkout?.order;
  if (!order) return checkout?.completed === false ? unknownYet : null;
  const billingAddress = toAddress(order.billingAddress) ?? emptyAddress();
  const summary = checkout.cart?.summary;
  return {
    orderId: textOf(order.orderId),
    email: textOf(order.email),
    currency: textOf(order.currency),
    billingAddress,
    shippingAddress: toAddress(order.shippingAddress) ?? billingAddress,
    shippingName: textOf(summary?.shipping?.displayName),
    paymentName: textOf(summary?.payment?.displayName),
    reference: textOf(order.customerOrderNumber),
    costCenter: textOf(order.costCenter),
    rows: toConfirmationRows(checkout),
    itemsIncVat: order.itemValueIncVat,
    shippingFeeIncVat: order.shippingFeeIncVat,
    paymentFeeIncVat: order.paymentFeeIncVat,
    sumIncVat: order.sum,
    sumExVat: order.orderValueExVat,
    completed: checkout.completed !== false,
  };
}
