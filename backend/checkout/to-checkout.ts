/** Converts a checkout into the types of the GraphQL contract. */
import { vatOf } from '#kernel/money.ts';
import { standardRate } from '#backend/cart/products.ts';
import type { CartResponses } from '../cart/cart-responses.ts';
import { toPaymentOption, toShippingOption } from '#backend/cart/to-cart.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { CheckoutAnswer } from './checkout.service.ts';

/** `consents` is empty: the terms are accepted in the form itself. */
export async function toCheckout(
  ctx: Context,
  { quote, shopper, isBlocked }: CheckoutAnswer,
  answers: CartResponses,
) {
  const money = { currency: ctx.market.currency, language: ctx.language };
  const rate = standardRate(ctx);
  const withVat = <T extends { fee: number }>(option: T) => ({ ...option, vat: vatOf(option.fee, rate) });
  return {
    ...shopper,
    cart: await answers(ctx, quote.cart),
    consents: [],
    shippingOptions: quote.delivery.shippingOptions.map(option => toShippingOption(withVat(option), money)),
    paymentOptions: quote.delivery.paymentOptions.map(option => toPaymentOption(withVat(option), money)),
    shippingData: null,
    checkoutStatus: isBlocked ? ('CUSTOMER_BLACKLISTED' as const) : ('OK' as const),
  };
}
