/** The checkout of a cart: stores choices and returns what follows from them. */
import { type Kysely, sql } from 'kysely';
import { answeredTotalOf, isSameTotal } from '#backend/cart/answered-total.ts';
import { becomesOwn, type CartPatch, touchedCart } from '#backend/cart/cart.repository.ts';
import type { PaymentOption } from '#backend/cart/cart.types.ts';
import { refuseCompleted, withLockedCart } from '#backend/cart/cart-access.ts';
import type { PricedFrom, Quote } from '#backend/cart/cart-pricing.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { externalFeeOf, merchantDataOf } from '../cart/cart-metadata.ts';
import { type AccountFacts, accountPart, prefilled } from './account.ts';
import { blockedPart } from './blocked.ts';
import { savedCheckout } from './checkout.repository.ts';
import type { Checkout } from './checkout.types.ts';
import { emptyAddress, termsConsent } from './checkout.types.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { withInput } from './checkout-input.ts';
import { type CheckoutDelivery, type CheckoutPricing, customerTypeOf } from './deliveries.ts';
import type { Sessions } from './sessions.ts';

interface CheckoutPorts {
  db: Kysely<Schema>;
  pricing: CheckoutPricing;
  /** Null in a shop without external payment options. */
  sessions: Sessions | null;
  reserves: Reserves;
}

/**
 * Whether an order placed now would hold its products until it is paid; null when nothing is to be paid afterwards.
 * `email` is that of the checkout.
 */
export type Reserves = (ctx: Context, choice: { quote: Quote; email: string }) => Promise<boolean | null>;

type Visible = Pick<Checkout, 'email' | 'identityNumber' | 'billingAddress' | 'shippingAddress'>;

export interface CheckoutAnswer {
  quote: Quote;
  /** The shopper's data that this caller may see: see `visible`. */
  shopper: Visible;
  termsAccepted: boolean;
  isBlocked: boolean;
  /** See `Reserves`. */
  isReserved: boolean | null;
}

interface Stored extends Omit<CheckoutAnswer, 'isReserved'> {
  checkout: Checkout;
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/**
 * The id of a cart alone never reveals mail, number or address (R-CART-2): the account that entered the checkout sees
 * the stored data, others only the data of the same request.
 */
function visible(
  ctx: Context,
  stored: Checkout,
  { input, account }: { input: CheckoutInput; account: AccountFacts | null },
): Visible {
  const isOwner = stored.customerId !== null && stored.customerId === ctx.caller.customerId;
  const hidden = { email: '', identityNumber: '', billingAddress: emptyAddress, shippingAddress: null };
  const shown = isOwner
    ? stored
    : prefilled(ctx, account, withInput({ ...stored, ...hidden }, input, ctx.caller));
  const { email, identityNumber, billingAddress, shippingAddress } = shown;
  return { email, identityNumber, billingAddress, shippingAddress };
}

export interface Merged {
  /** The cart with the input, priced by the choices of `checkout`. */
  from: PricedFrom;
  checkout: Checkout;
  /** What the input changes in the cart. */
  patch: CartPatch;
}

/** The stored cart and checkout with the input. Writes nothing. */
export function mergedInput(
  ctx: Context,
  stored: PricedFrom<CheckoutDelivery>,
  account: AccountFacts | null,
  input: CheckoutInput,
): Merged {
  const checkout = prefilled(ctx, account, withInput(stored.delivery.checkout, input, ctx.caller));
  const { externalShippingFee: fee, merchantData } = input;
  const patch = {
    ...(typeof fee === 'number' && { externalShipping: externalFeeOf(fee, 'checkout.externalShippingFee') }),
    ...(typeof merchantData === 'string' && {
      merchantData: merchantDataOf(merchantData, 'checkout.merchantData'),
    }),
  };
  const cart = { ...stored.cart, ...patch };
  return { from: { ...stored, cart, delivery: stored.delivery.by(checkout) }, checkout, patch };
}

/** Stores the choices and what the input changes in the cart; returns whether the customer is blocked. */
async function save(
  ctx: Context,
  db: Kysely<Schema>,
  { from: { cart }, checkout, patch }: Merged,
): Promise<boolean> {
  const isTouched = becomesOwn(ctx, cart) || Object.keys(patch).length > 0;
  const touch = isTouched ? sql`, touched as (${touchedCart(db, ctx, cart.id, patch)})` : sql``;
  const { rows } = await sql<{ is_blocked: boolean }>`
    with saved as (${savedCheckout(db, ctx, cart.id, checkout)})${touch}
    select ${blockedPart(ctx, checkout)} as is_blocked`.execute(db);
  return rows[0]?.is_blocked ?? false;
}

export function createCheckoutService({ db, pricing, sessions, reserves }: CheckoutPorts) {
  /** The chosen external form, requested after the cart's lock was released, since a provider may be slow. */
  async function withSession(ctx: Context, stored: Stored): Promise<Quote> {
    const { quote, checkout } = stored;
    const { payment, paymentOptions } = quote.delivery;
    if (!sessions || payment?.checkoutType !== 'EXTERNAL' || !payment.way) return quote;
    const { email, billingAddress, urls } = checkout;
    const { firstName, lastName, addressLine1, zip, city } = billingAddress;
    const amount = quote.cart.total.selling;
    // With an estimated delivery the total is not final yet.
    const isEstimate = quote.delivery.shipping?.isDefault !== false;
    if (amount === 0 || isEstimate || stored.isBlocked) return quote;
    const session = await sessions.show(ctx, {
      cartId: quote.cart.id,
      paymentId: payment.id,
      way: payment.way,
      amount,
      urls,
      customerId: ctx.caller.customerId,
      customerType: customerTypeOf(ctx, checkout),
      buyer: { email, firstName, lastName, addressLine1, zip, city },
    });
    const put = <T extends PaymentOption>(option: T): T =>
      option.id === payment.id ? { ...option, session } : option;
    const chosen = quote.cart.payment;
    return {
      ...quote,
      cart: { ...quote.cart, payment: chosen && put(chosen) },
      delivery: { ...quote.delivery, payment: put(payment), paymentOptions: paymentOptions.map(put) },
    };
  }

  return {
    /** Replaces a choice that is not offered any more by the default. */
    async update(ctx: Context, cartId: string, input: CheckoutInput): Promise<CheckoutAnswer> {
      const stored = await withLockedCart(ctx, db, cartId, async (on, locked) => {
        refuseCompleted(locked);
        const known = await pricing.read(ctx, on, cartId, { account: accountPart(ctx) });
        const { account } = known.further;
        const merged = mergedInput(ctx, known, account, input);
        const { checkout } = merged;
        const quote = pricing.quote(ctx, merged.from);
        const answered = answeredTotalOf(quote.cart);
        const { shippingRefused, paymentRefused, shippingOptions, shipping } = quote.delivery;
        const isOffered = shippingOptions.length > 0;
        const forgotten = {
          ...(shippingRefused && { shippingId: isOffered && shipping ? shipping.id : null }),
          // Before shipping is known nothing is offered, and nothing is reported as unavailable.
          ...(paymentRefused && isOffered && { paymentId: null }),
        };
        const isBlocked = await save(ctx, on, {
          ...merged,
          checkout: { ...checkout, ...forgotten },
          patch: isSameTotal(known.cart.answered, answered) ? merged.patch : { ...merged.patch, answered },
        });
        const shopper = visible(ctx, checkout, { input, account });
        return {
          quote,
          checkout,
          shopper,
          isBlocked,
          termsAccepted: checkout.consents.includes(termsConsent),
        };
      });
      const { shopper, termsAccepted, isBlocked: blocked } = stored;
      const [quote, isReserved] = await Promise.all([
        withSession(ctx, stored),
        reserves(ctx, { quote: stored.quote, email: stored.checkout.email }),
      ]);
      return { quote, shopper, termsAccepted, isBlocked: blocked, isReserved };
    },
  };
}
