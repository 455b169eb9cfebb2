/** The checkout of a cart: stores choices and returns what follows from them. */
import type { Kysely } from 'kysely';
import { refuseCompleted, withLockedCart } from '#backend/cart/cart-access.ts';
import { externalFeeOf, merchantDataOf } from '../cart/cart-metadata.ts';
import type { CartPricing, Quote } from '#backend/cart/cart-pricing.ts';
import { touchCart } from '#backend/cart/cart.repository.ts';
import type { Cart, PaymentOption } from '#backend/cart/cart.types.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { prefilled } from './account.ts';
import { isBlocked } from './blocked.ts';
import { withInput } from './checkout-input.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { findCheckout, saveCheckout } from './checkout.repository.ts';
import { emptyAddress } from './checkout.types.ts';
import type { Checkout } from './checkout.types.ts';
import { customerTypeOf } from './deliveries.ts';
import type { Sessions } from './sessions.ts';

interface CheckoutPorts {
  db: Kysely<Schema>;
  pricing: CartPricing;
  /** Null in a shop without external payment options. */
  sessions: Sessions | null;
}

type Visible = Pick<Checkout, 'email' | 'identityNumber' | 'billingAddress' | 'shippingAddress'>;

export interface CheckoutAnswer {
  quote: Quote;
  /** The shopper's data that this caller may see: see `visible`. */
  shopper: Visible;
  isBlocked: boolean;
}

interface Stored extends CheckoutAnswer {
  checkout: Checkout;
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/**
 * The id of a cart alone never reveals mail, number or address (R-CART-2): the owner of the cart sees the stored data,
 * others only the data of the same request.
 */
async function visible(
  ctx: Context,
  db: Kysely<Schema>,
  cart: Cart,
  { stored, input }: { stored: Checkout; input: CheckoutInput },
): Promise<Visible> {
  const isOwner = cart.customerId !== null && cart.customerId === ctx.caller.customerId;
  const hidden = { email: '', identityNumber: '', billingAddress: emptyAddress, shippingAddress: null };
  const shown = isOwner ? stored : await prefilled(ctx, db, withInput({ ...stored, ...hidden }, input));
  const { email, identityNumber, billingAddress, shippingAddress } = shown;
  return { email, identityNumber, billingAddress, shippingAddress };
}

/** Merges the input into the stored cart and checkout. The caller holds the cart's lock; returns the resulting cart. */
export async function storeInput(
  ctx: Context,
  db: Kysely<Schema>,
  cart: Cart,
  input: CheckoutInput,
): Promise<{ cart: Cart; checkout: Checkout }> {
  const checkout = await prefilled(ctx, db, withInput(await findCheckout(db, cart.id), input));
  await saveCheckout(db, cart.id, checkout, ctx.now);
  const { externalShippingFee: fee, merchantData } = input;
  const patch = {
    ...(typeof fee === 'number' && { externalShipping: externalFeeOf(fee, 'checkout.externalShippingFee') }),
    ...(typeof merchantData === 'string' && {
      merchantData: merchantDataOf(merchantData, 'checkout.merchantData'),
    }),
  };
  if (Object.keys(patch).length > 0) await touchCart(db, ctx, cart.id, patch);
  return { cart: { ...cart, ...patch }, checkout };
}

export function createCheckoutService({ db, pricing, sessions }: CheckoutPorts) {
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
        const { cart, checkout } = await storeInput(ctx, on, locked, input);
        const quote = await pricing.quote(ctx, on, cart);
        const { shippingRefused, paymentRefused, shippingOptions, shipping } = quote.delivery;
        const isOffered = shippingOptions.length > 0;
        const forgotten = {
          ...(shippingRefused && { shippingId: isOffered && shipping ? shipping.id : null }),
          // Before shipping is known nothing is offered, and nothing is reported as unavailable.
          ...(paymentRefused && isOffered && { paymentId: null }),
        };
        if (Object.keys(forgotten).length > 0)
          await saveCheckout(on, cartId, { ...checkout, ...forgotten }, ctx.now);
        const shopper = await visible(ctx, on, cart, { stored: checkout, input });
        return { quote, checkout, shopper, isBlocked: await isBlocked(ctx, on, checkout) };
      });
      const { shopper, isBlocked: blocked } = stored;
      return { quote: await withSession(ctx, stored), shopper, isBlocked: blocked };
    },
  };
}
