/** Converts a frozen order into the contract's OrderType, for the account and the public link. */

import type { PaymentOption, ShippingOption } from '#backend/cart/cart.types.ts';
import { formatted, plainAmount, toPrice } from '#backend/cart/to-price.ts';
import type { Context } from '#backend/kernel/context.ts';
import { toDecimal } from '#kernel/money/money.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import type { CartResponses } from '../cart/cart-responses.ts';
import type { Order } from './order.types.ts';

/** Only money that a provider has captured counts as paid; an invoice does not. */
function toPaymentDetails(order: Order, payment: PaymentOption, shipping: ShippingOption | null) {
  const { payment: made, placedAt, cart } = order;
  return {
    id: 1,
    paymentId: payment.id,
    transactionId: made?.reference ?? '',
    name: payment.name,
    displayName: payment.displayName,
    isPaid: (made?.captured ?? 0) > 0,
    paymentDate: made?.paidAt?.toISOString() ?? null,
    paymentFee: toDecimal(payment.fee),
    paymentOption: payment.name,
    reservationDate: (made?.paidAt ?? placedAt).toISOString(),
    reservationNumber: made?.reference ?? null,
    shippingFee: toDecimal(shipping?.fee ?? 0),
    total: toDecimal(cart.total.selling),
  };
}

/** One per parcel; before the first one, how it will be sent. */
function toShippingDetails({ shipments }: Order, shipping: ShippingOption) {
  const way = { shippingId: shipping.id, name: shipping.displayName };
  if (shipments.length === 0)
    return [{ ...way, id: 0, parcelNumber: null, shippingDate: null, trackingLink: null }];
  return shipments.map(({ id, parcelNumber, shippedAt, trackingLink }) => ({
    ...way,
    id,
    parcelNumber,
    shippingDate: shippedAt.toISOString(),
    trackingLink,
  }));
}

export async function toOrder(ctx: Context, order: Order, answers: CartResponses) {
  const { cart, placedAt } = order;
  const { shipping, payment, total } = cart;
  const money = { currency: cart.currency, language: ctx.language };
  const price = (minor: number, vat: number) => toPrice(plainAmount(minor, vat), money);
  const discount = total.regular - total.selling;
  return {
    id: order.id,
    publicId: order.publicId,
    customerId: order.customerId,
    status: order.status,
    createdAt: placedAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    completedAt: order.completedAt?.toISOString() ?? null,
    currency: cart.currency.code,
    desiredDeliveryDate: order.desiredDeliveryDate?.toISOString() ?? null,
    customerOrderNumber: order.customerOrderNumber,
    goodsLabel: order.goodsLabel,
    costCenter: order.costCenter,
    vehicle: order.vehicle && vehicleName(order.vehicle),
    message: order.message,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
    cart: await answers(ctx, cart),
    orderTotal: toPrice(total, money),
    discount: price(discount, total.regularVat - total.sellingVat),
    shippingFee: price(shipping?.fee ?? 0, shipping?.vat ?? 0),
    paymentFee: price(payment?.fee ?? 0, payment?.vat ?? 0),
    // An amount that is VAT and nothing else.
    vat: price(total.sellingVat, total.sellingVat),
    fromBalance: toDecimal(cart.balance.used),
    fromBalanceFormatted: formatted(cart.balance.used, money),
    refunds: order.refunds.map(refund => ({
      id: refund.id,
      // The client marks the lines of this sku.
      itemId: refund.skuId,
      articleNumber: refund.articleNumber,
      createdAt: refund.createdAt.toISOString(),
      reason: refund.reason,
      reasonCode: refund.reasonCode,
      refundType: refund.refundType,
      toBalance: refund.toBalance,
      total: toDecimal(refund.total),
      vat: toDecimal(refund.vat),
    })),
    paymentDetails: payment && [toPaymentDetails(order, payment, shipping)],
    shippingDetails: shipping && toShippingDetails(order, shipping),
  };
}
