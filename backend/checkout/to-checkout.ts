/** Converts a checkout into the types of the GraphQL contract. */

import { standardRate } from '#backend/cart/products.ts';
import { toPaymentOption, toShippingOption } from '#backend/cart/to-cart.ts';
import { localised } from '#backend/catalogue/localised.ts';
import type { Context } from '#backend/kernel/context.ts';
import { vatOf } from '#kernel/money/money.ts';
import type { CartResponses } from '../cart/cart-responses.ts';
import type { CheckoutAnswer } from './checkout.service.ts';
import { termsConsent } from './checkout.types.ts';

const termsText = {
  fi: 'Hyväksyn ostoehdot',
  sv: 'Jag godkänner köpvillkoren',
  en: 'I accept the terms of purchase',
};

/** Clients show one box per consent; without this one they could not order (R-CHECKOUT-10). */
const consentsOf = (ctx: Context, checked: boolean) => [
  {
    type: termsConsent,
    name: termsConsent,
    description: localised(termsText, ctx.language) ?? termsText.en,
    checked,
    autoAccept: false,
  },
];

export async function toCheckout(
  ctx: Context,
  { quote, shopper, termsAccepted, isBlocked, isReserved }: CheckoutAnswer,
  answers: CartResponses,
) {
  const money = { currency: ctx.market.currency, language: ctx.language };
  const rate = standardRate(ctx);
  const withVat = <T extends { fee: number }>(option: T) => ({ ...option, vat: vatOf(option.fee, rate) });
  return {
    ...shopper,
    cart: await answers(ctx, quote.cart),
    consents: consentsOf(ctx, termsAccepted),
    shippingOptions: quote.delivery.shippingOptions.map(option => toShippingOption(withVat(option), money)),
    paymentOptions: quote.delivery.paymentOptions.map(option => toPaymentOption(withVat(option), money)),
    undeliveredArea: localised(quote.delivery.undelivered?.name, ctx.language),
    isReserved,
    shippingData: null,
    checkoutStatus: isBlocked ? ('CUSTOMER_BLACKLISTED' as const) : ('OK' as const),
  };
}
