/** Whether a cart can become an order: all rules, for placing an order and both dry runs. */

import type { PaymentOption } from '#backend/cart/cart.types.ts';
import { neededPerSku } from '#backend/cart/cart-lines.ts';
import type { Quote } from '#backend/cart/cart-pricing.ts';
import type { Address, Checkout } from '#backend/checkout/checkout.types.ts';
import { deliveryAddress, termsConsent } from '#backend/checkout/checkout.types.ts';
import { customerTypeOf } from '#backend/checkout/deliveries.ts';
import type { Context } from '#backend/kernel/context.ts';
import { isCountry } from '#backend/kernel/country.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { normalZip } from '#kernel/contact/zip.ts';
import { isIdentityNumber } from '#kernel/identity/identity-number.ts';

/** Maximum of the database's integers, far above any real order. */
const maxTotal = 2_000_000_000;

function missing(field: string): never {
  throw new RequestError('BAD_USER_INPUT', `${field} is needed`, field);
}

function checkLines({ cart, skus }: Quote): void {
  if (cart.lines.length === 0) throw new RequestError('CART_EMPTY', 'The cart is empty', 'cartId');
  for (const [skuId, pieces] of neededPerSku(cart.lines)) {
    const sku = skus.get(skuId);
    if (!sku?.price || pieces > sku.available)
      throw new RequestError('OUT_OF_STOCK', `${sku?.name ?? 'A product'} is not in stock`, 'cartId');
  }
  if (cart.total.selling > maxTotal)
    throw new RequestError('BAD_USER_INPUT', 'The order is too large', 'cartId');
}

function checkAddress(ctx: Context, address: Address, place: string, isOrganization: boolean): void {
  const names: (keyof Address)[] =
    isOrganization && address.company !== '' ? ['company'] : ['firstName', 'lastName'];
  for (const field of [...names, 'addressLine1', 'zip', 'city'] as const)
    if (address[field] === '') missing(`checkout.${place}.${field}`);
  if (normalZip(address.zip, ctx.market.country.code) === null)
    throw new RequestError('BAD_USER_INPUT', 'No such zip code', `checkout.${place}.zip`);
  const { channel, market } = ctx;
  const isKnown =
    address.country === '' ||
    address.country === market.country.name ||
    isCountry(
      address.country,
      channel.languages.map(({ id }) => id),
    );
  if (!isKnown) throw new RequestError('BAD_USER_INPUT', 'No such country', `checkout.${place}.country`);
}

const isPlausible = (number: string): boolean => isIdentityNumber('', 'ORGANIZATION', number);

/**
 * An organisation always states its number. It is validated only for payments that need it, so that foreign organisations
 * can order: by the rules of the market's country, or of the country that issued the number stored in the account.
 */
function checkIdentity(ctx: Context, checkout: Checkout, payment: PaymentOption): void {
  const { identityNumber, identityCountry } = checkout;
  const holder = customerTypeOf(ctx, checkout);
  if (!payment.needsIdentityNumber && (holder === 'PERSON' || isPlausible(identityNumber))) return;
  const countries = [ctx.market.country.code, ...(identityCountry === null ? [] : [identityCountry])];
  const isValid = countries.some(country => isIdentityNumber(country, holder, identityNumber));
  if (payment.needsIdentityNumber && isValid) return;
  throw new RequestError(
    'INVALID_IDENTITY_NUMBER',
    'The identity number is not valid',
    'checkout.identityNumber',
  );
}

/** The form of a payment provider asks for the terms itself, and orders when they are accepted there. */
function checkTerms({ consents }: Checkout, payment: PaymentOption): void {
  if (payment.checkoutType === 'EXTERNAL' || consents.includes(termsConsent)) return;
  throw new RequestError('BAD_USER_INPUT', 'The terms are not accepted', 'checkout.acceptedConsents');
}

/** @throws RequestError for the first rule that fails; `cart.shipping` and `cart.payment` are set when it returns. */
export function checkOrder(ctx: Context, checkout: Checkout, quote: Quote): void {
  const { shippingOptions, shippingRefused, payment, paymentRefused } = quote.delivery;
  checkLines(quote);
  if (ctx.market.virtual)
    throw new RequestError('BAD_USER_INPUT', 'This market accepts no orders', 'marketId');
  if (checkout.email === '') missing('checkout.email');
  if (readMailAddress(checkout.email) === null)
    throw new RequestError('BAD_USER_INPUT', 'checkout.email is not a mail address', 'checkout.email');
  const isOrganization = customerTypeOf(ctx, checkout) === 'ORGANIZATION';
  checkAddress(ctx, checkout.billingAddress, 'billingAddress', isOrganization);
  const target = deliveryAddress(checkout);
  if (target !== checkout.billingAddress) checkAddress(ctx, target, 'shippingAddress', isOrganization);
  if (shippingOptions.length === 0)
    throw new RequestError(
      'SHIPPING_NOT_AVAILABLE',
      'This order is not delivered to this zip code',
      `checkout.${target === checkout.billingAddress ? 'billing' : 'shipping'}Address.zip`,
    );
  if (shippingRefused)
    throw new RequestError(
      'SHIPPING_NOT_AVAILABLE',
      'This shipping option is not available',
      'checkout.shippingId',
    );
  if (payment === null || paymentRefused)
    throw new RequestError(
      'PAYMENT_NOT_AVAILABLE',
      'Choose one of the offered payment options',
      'checkout.paymentId',
    );
  checkIdentity(ctx, checkout, payment);
  checkTerms(checkout, payment);
}
