/** The shipping and payment options of a cart, the chosen ones, and their costs. */
import type { Selectable } from 'kysely';
import type { PaymentOption, PaymentType } from '#backend/cart/cart.types.ts';
import type { CartPricing, Deliveries, DeliveryChoice } from '#backend/cart/cart-pricing.ts';
import { localised } from '#backend/catalogue/localised.ts';
import type { PaymentOptionTable } from '#backend/database/tables/cart-tables.ts';
import type { Context } from '#backend/kernel/context.ts';
import { storedCheckout } from './checkout.repository.ts';
import type { Checkout } from './checkout.types.ts';
import { createDeliveryFacts, type DeliveryAnswer, type DeliveryFacts } from './delivery-facts.ts';
import { shippingFor } from './offered-shipping.ts';

/** @returns whether the payment provider can process a payment in this way and currency. */
export type OffersWay = (way: string, currency: string, now: Date) => boolean;

type PaymentRow = Selectable<PaymentOptionTable>;

const paymentTypes: readonly PaymentType[] = ['STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA', 'GEINS_PAY'];

/** The account decides about the customer type, the form only for guests (R-CHECKOUT-22). */
export const customerTypeOf = ({ caller }: Context, checkout: Checkout): 'PERSON' | 'ORGANIZATION' =>
  caller.customerId === null ? checkout.customerType : caller.customerType;

/** The `credit_class` of payments with credit. */
const credit = 3;

/** Finnish law (Consumer Protection Act) forbids a preselection; Swedish law (Payment Services Act, chapter 7 a) one with credit. */
const choosesNoPayment = (ctx: Context): boolean => ctx.market.country.code.toUpperCase() === 'FI';

const toPayment = (ctx: Context, row: PaymentRow): PaymentOption => ({
  id: row.payment_id,
  name: row.name,
  displayName: localised(row.display_name, ctx.language) ?? row.name,
  logo: row.logo,
  fee: row.fee_minor,
  paymentType: paymentTypes.find(type => type === row.payment_type) ?? 'STANDARD',
  checkoutType: row.checkout_type === 'EXTERNAL' ? 'EXTERNAL' : 'STANDARD',
  way: row.provider_way,
  isPrepaid: row.is_prepaid,
  session: null,
  needsIdentityNumber: row.needs_identity_number,
  isDefault: row.is_default,
  isSelected: false,
});

/** Offers only payments that can be processed: by the shop's own form, or by a configured payment provider. */
const settles = ({ market, now }: Context, row: PaymentRow, offers: OffersWay | null): boolean =>
  row.provider_way === null
    ? row.checkout_type === 'STANDARD'
    : offers !== null && offers(row.provider_way, market.currency.code, now);

function choose<T extends { id: number }>(options: readonly T[], chosen: { id: number } | null) {
  return options.map(option => ({ ...option, isSelected: option.id === chosen?.id }));
}

interface PaymentBasis {
  isOpen: boolean;
  /** Whether the delivery is an estimate, as its zip code is not known. */
  isEstimate: boolean;
  offers: OffersWay | null;
}

function paymentFor(
  ctx: Context,
  rows: readonly PaymentRow[],
  checkout: Checkout,
  { isOpen, isEstimate, offers }: PaymentBasis,
) {
  const type = customerTypeOf(ctx, checkout);
  const taken = rows
    .toSorted((one, other) => one.credit_class - other.credit_class)
    .filter(row => settles(ctx, row, offers) && row.customer_types.includes(type));
  // A provider's form shows the final sum: before there is one, a client could only offer a payment without a form.
  const isWaiting = (row: PaymentRow) => isEstimate && row.checkout_type === 'EXTERNAL';
  const options = isOpen ? taken.filter(row => !isWaiting(row)).map(row => toPayment(ctx, row)) : [];
  const requested = options.find(({ id }) => id === checkout.paymentId) ?? null;
  const standardRow = taken.find(row => row.is_default && row.credit_class < credit) ?? taken[0];
  const standard = choosesNoPayment(ctx)
    ? null
    : (options.find(({ id }) => id === standardRow?.payment_id) ?? null);
  const payment = requested ?? standard;
  return {
    paymentOptions: choose(options, payment),
    payment: payment && { ...payment, isSelected: true },
    // A choice that waits for the zip code is kept.
    paymentRefused:
      checkout.paymentId !== null &&
      requested === null &&
      !taken.some(row => row.payment_id === checkout.paymentId && isWaiting(row)),
  };
}

interface DeliveryOptions {
  /** What the payment provider can process; null without one. */
  offers: OffersWay | null;
}

/** The delivery of a cart by the choices of its checkout. */
export interface CheckoutDelivery extends DeliveryChoice {
  /** As it was stored; empty before the checkout was entered. */
  checkout: Checkout;
  /** With choices that are being made. */
  by: (checkout: Checkout) => DeliveryChoice;
}

/** Prices with the checkouts of this module. */
export type CheckoutPricing = CartPricing<CheckoutDelivery>;

export function createDeliveries({ offers }: DeliveryOptions): Deliveries<CheckoutDelivery, DeliveryAnswer> {
  const readFacts = createDeliveryFacts();

  function choice(ctx: Context, facts: DeliveryFacts): CheckoutDelivery {
    const choiceOf = (checkout: Checkout, isEntered: boolean): DeliveryChoice => ({
      of(basis) {
        const shipping = shippingFor(ctx, facts.shipping, checkout, basis);
        // A preselected payment may have a fee, which is added when the shopper enters the checkout.
        const isOpen = isEntered && shipping.shippingOptions.length > 0;
        const isEstimate = shipping.shipping?.isDefault !== false;
        return {
          ...shipping,
          ...paymentFor(ctx, facts.payment, checkout, { isOpen, isEstimate, offers }),
        };
      },
    });
    const checkout = storedCheckout(facts);
    return {
      ...choiceOf(checkout, facts.checkout !== null),
      checkout,
      by: chosen => choiceOf(chosen, true),
    };
  }

  return {
    reading(ctx, cartId) {
      const { part, factsOf } = readFacts(cartId, ctx.market.id);
      return { part, choice: answer => choice(ctx, factsOf(answer)) };
    },
  };
}
