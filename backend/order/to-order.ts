/** A frozen order in the words of the contract: OrderType, for the account and the public link. */
import { toDecimal } from '#kernel/money.ts';
import type { CartAnswers } from '#backend/cart/cart-answers.ts';
import { formatted, plainAmount, toPrice } from '#backend/cart/to-price.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Order } from './order.types.ts';

export async function toOrder(ctx: Context, order: Order, answers: CartAnswers) {
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
    completedAt: null,
    currency: cart.currency.code,
    desiredDeliveryDate: order.desiredDeliveryDate?.toISOString() ?? null,
    customerOrderNumber: order.customerOrderNumber,
    goodsLabel: order.goodsLabel,
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
    fromBalance: 0,
    fromBalanceFormatted: formatted(0, money),
    refunds: [],
    paymentDetails: payment && [
      {
        id: 1,
        paymentId: payment.id,
        transactionId: '',
        name: payment.name,
        displayName: payment.displayName,
        isPaid: false,
        paymentDate: null,
        paymentFee: toDecimal(payment.fee),
        paymentOption: payment.name,
        reservationDate: placedAt.toISOString(),
        reservationNumber: null,
        shippingFee: toDecimal(shipping?.fee ?? 0),
        total: toDecimal(total.selling),
      },
    ],
    shippingDetails: shipping && [
      {
        id: 1,
        shippingId: shipping.id,
        name: shipping.displayName,
        parcelNumber: null,
        shippingDate: null,
        trackingLink: null,
      },
    ],
  };
}
