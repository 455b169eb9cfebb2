/** The confirmation page's order, from the wire format. */
import type { Costs } from '#kernel/money/cost-rows.ts';
import { fromDecimal } from '#kernel/money/money.ts';
import { presentText } from '../present.ts';
import type { OrderConfirmationQuery } from './checkout.gen.ts';
import { emptyAddress } from './empty-address.ts';
import { toAddress } from './to-address.ts';
import { toConfirmationRows } from './to-confirmation-rows.ts';
import type { Confirmation } from './types.ts';

type WireOrder = NonNullable<NonNullable<OrderConfirmationQuery['checkout']>['order']>;

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
  vehicle: null,
  rows: [],
  costs: {
    incVat: { regular: 0, items: 0, discount: 0, shipping: 0, payment: 0 },
    exVat: { regular: 0, items: 0, discount: 0, shipping: 0, payment: 0 },
    balance: 0,
    total: 0,
  },
  promoCode: '',
  nthPurchase: 0,
  completed: false,
};

function toCosts(order: WireOrder): Costs {
  const minor = (amount: number) => fromDecimal(amount) ?? 0;
  return {
    incVat: {
      regular: minor(order.itemValueIncVat),
      items: minor(order.itemValueIncVat),
      discount: minor(order.discountIncVat),
      shipping: minor(order.shippingFeeIncVat),
      payment: minor(order.paymentFeeIncVat),
    },
    exVat: {
      regular: minor(order.itemValueExVat),
      items: minor(order.itemValueExVat),
      discount: minor(order.discountExVat),
      shipping: minor(order.shippingFeeExVat),
      payment: minor(order.paymentFeeExVat),
    },
    balance: minor(order.balance),
    total: minor(order.sum),
  };
}

/** The order of a confirmation page; null when there is neither an order nor a payment under way. */
export function toConfirmation(checkout: OrderConfirmationQuery['checkout']): Confirmation | null {
  const order = checkout?.order;
  if (!order) return checkout?.completed === false ? unknownYet : null;
  const billingAddress = toAddress(order.billingAddress) ?? emptyAddress();
  const summary = checkout.cart?.summary;
  return {
    orderId: presentText(order.orderId),
    email: presentText(order.email),
    currency: presentText(order.currency),
    billingAddress,
    shippingAddress: toAddress(order.shippingAddress) ?? billingAddress,
    shippingName: presentText(summary?.shipping?.displayName),
    paymentName: presentText(summary?.payment?.displayName),
    reference: presentText(order.customerOrderNumber),
    costCenter: presentText(order.costCenter),
    vehicle: order.vehicle || null,
    rows: toConfirmationRows(checkout),
    costs: toCosts(order),
    promoCode: presentText(checkout.cart?.promoCode),
    nthPurchase: checkout.nthPurchase,
    completed: checkout.completed !== false,
  };
}
