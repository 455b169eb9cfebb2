/** Checkout and order operations. */

import { isRefusalCode, type RefusalCode } from '#kernel/order/refusal-codes.ts';
import { ok, refuse } from '#kernel/result.ts';
import { toCart, toDays } from '../cart/cart.ts';
import { present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import { ApiError, type Transport } from '../transport.ts';
import {
  CartCompleteDocument,
  type CheckoutInputType,
  CheckoutUpdateDocument,
  type CheckoutUpdateMutation,
  OrderConfirmationDocument,
  OrderPlaceDocument,
} from './checkout.gen.ts';
import { emptyAddress } from './empty-address.ts';
import { toAddress } from './to-address.ts';
import { toConfirmation } from './to-confirmation.ts';
import type {
  Checkout,
  CheckoutApi,
  CheckoutForm,
  FinerChoice,
  OrderRefusal,
  OrderRefusalCode,
} from './types.ts';

/** Maps the backend's refusals of a checkout or an order; every code of the contract has a meaning. */
const codes: Readonly<Record<RefusalCode, OrderRefusalCode>> = {
  BAD_USER_INPUT: 'bad-input',
  NOT_FOUND: 'cart-changed',
  OUT_OF_STOCK: 'out-of-stock',
  CART_NOT_FOUND: 'cart-completed',
  CART_COMPLETED: 'cart-completed',
  CART_CHANGED: 'cart-changed',
  CART_EMPTY: 'cart-empty',
  UNKNOWN_SKU: 'out-of-stock',
  RequirementsNotMet: 'promo-code',
  INVALID_CODE: 'promo-code',
  INVALID_IDENTITY_NUMBER: 'invalid-identity-number',
  CUSTOMER_BLACKLISTED: 'customer-blocked',
  PAYMENT_NOT_AVAILABLE: 'payment-not-available',
  SHIPPING_NOT_AVAILABLE: 'shipping-not-available',
  IDEMPOTENCY_MISMATCH: 'sent-before',
  RATE_LIMITED: 'too-many-orders',
  UNAUTHORIZED: 'signed-out',
};

/** Of codes that say more by their field. */
const byField: Readonly<Partial<Record<string, OrderRefusalCode>>> = {
  'PAYMENT_NOT_AVAILABLE balance': 'balance-changed',
  'PAYMENT_NOT_AVAILABLE cartId': 'cart-changed',
};

/** @throws the error itself when it is not a refusal */
function orderRefusalOf(error: unknown): OrderRefusal {
  if (!(error instanceof ApiError) || !isRefusalCode(error.code)) throw error;
  const { code, field } = error;
  return { code: byField[`${code} ${field}`] ?? codes[code], ...(field === undefined ? {} : { field }) };
}

/** Removes the one that was sent before. */
const noVehicle = { manufacturer: '', year: '', model: '' };

function toInput(form: Partial<CheckoutForm>): CheckoutInputType {
  const {
    customerType,
    email,
    identityNumber,
    message,
    reference,
    costCenter,
    vehicle,
    billingAddress,
    shippingAddress,
    shippingId,
    paymentId,
    consents,
  } = form;
  return {
    externalShippingFee: -1,
    ...(customerType ? { customerType } : {}),
    ...(email !== undefined ? { email } : {}),
    ...(identityNumber !== undefined ? { identityNumber } : {}),
    ...(message !== undefined ? { message } : {}),
    ...(reference !== undefined ? { customerOrderNumber: reference } : {}),
    ...(costCenter != null ? { costCenter } : {}),
    ...(vehicle !== undefined ? { vehicle: vehicle ?? noVehicle } : {}),
    ...(billingAddress ? { billingAddress } : {}),
    ...(shippingAddress !== undefined ? { shippingAddress: shippingAddress ?? emptyAddress() } : {}),
    ...(shippingId ? { shippingId } : {}),
    ...(paymentId ? { paymentId } : {}),
    ...(consents ? { acceptedConsents: consents } : {}),
  };
}

type WireCheckout = NonNullable<CheckoutUpdateMutation['createOrUpdateCheckout']>;
type WireShipping = NonNullable<NonNullable<WireCheckout['shippingOptions']>[number]>;

const toChoice = (option: Omit<WireShipping, 'subOptions' | 'deliveryFrom' | 'deliveryTo'>): FinerChoice => ({
  id: option.id,
  name: option.displayName || presentText(option.name),
  feeIncVatFormatted: presentText(option.feeIncVatFormatted),
  feeExVatFormatted: presentText(option.feeExVatFormatted),
  isFree: option.feeIncVat === 0,
  isSelected: option.isSelected,
});

function toCheckout(wire: WireCheckout): Checkout {
  if (!wire.cart) throw new ApiError('graphql', 'CheckoutUpdate', 'The response contains no cart');
  return {
    cart: toCart(wire.cart),
    email: presentText(wire.email),
    identityNumber: presentText(wire.identityNumber),
    billingAddress: toAddress(wire.billingAddress),
    shippingAddress: toAddress(wire.shippingAddress),
    undeliveredArea: wire.undeliveredArea ?? null,
    isUnreserved: wire.isReserved === false,
    shippingOptions: present(wire.shippingOptions).map(option => ({
      ...toChoice(option),
      days: toDays(option),
      finer: present(option.subOptions).map(toChoice),
    })),
    paymentOptions: present(wire.paymentOptions).map(option => ({
      id: option.id,
      name: option.displayName || presentText(option.name),
      code: presentText(option.name),
      logo: option.logo || null,
      paymentType: option.paymentType ?? 'STANDARD',
      isExternal: option.checkoutType === 'EXTERNAL',
      snippet: option.paymentData || null,
      isNewSession: option.newCheckoutSession,
      feeIncVatFormatted: presentText(option.feeIncVatFormatted),
      feeExVatFormatted: presentText(option.feeExVatFormatted),
      isFree: option.feeIncVat === 0,
      isSelected: option.isSelected,
    })),
  };
}

export function createCheckoutApi(transport: Transport, place: StandardVariables): CheckoutApi {
  const standard = {
    channelId: place.channelId,
    languageId: place.languageId,
    // Read at each call, because the shopper may change the destination.
    get checkoutMarketId() {
      return place.marketId;
    },
  };
  return {
    async update(cartId, form) {
      try {
        const answer = await transport.mutate(CheckoutUpdateDocument, {
          ...standard,
          cartId,
          checkout: toInput(form),
        });
        if (!answer.createOrUpdateCheckout)
          throw new ApiError('graphql', 'CheckoutUpdate', 'The response contains no checkout');
        return ok(toCheckout(answer.createOrUpdateCheckout));
      } catch (error) {
        return refuse(orderRefusalOf(error));
      }
    },
    async place(cartId, form, idempotencyKey, expectedTotal) {
      try {
        const { placeOrder } = await transport.mutate(
          OrderPlaceDocument,
          { ...standard, cartId, checkout: toInput(form) },
          { idempotencyKey, expectedTotal },
        );
        if (!placeOrder?.orderId)
          throw new ApiError('graphql', 'OrderPlace', 'The response contains no order');
        return ok({
          orderId: placeOrder.orderId,
          publicId: presentText(placeOrder.publicId),
          redirectUrl: placeOrder.redirectUrl || null,
        });
      } catch (error) {
        return refuse(orderRefusalOf(error));
      }
    },
    async confirmation(orderId, cartId, kind = 'STANDARD', key = null) {
      const find = async (id: string) => {
        const answer = await transport.query(OrderConfirmationDocument, {
          channelId: place.channelId,
          languageId: place.languageId,
          checkoutMarket: place.marketId,
          id,
          cartId,
          paymentType: kind,
        });
        return toConfirmation(answer.checkout);
      };
      const found = await find(orderId);
      if (!key || (found && (found.email !== '' || found.orderId === ''))) return found;
      // Only a backend that hides the person, or the order of an account, behind the number knows the key.
      const whole = await find(key);
      return whole?.orderId === (found?.orderId ?? orderId) ? whole : found;
    },
    async complete(cartId) {
      await transport.mutate(CartCompleteDocument, {
        channelId: place.channelId,
        languageId: place.languageId,
        checkoutMarket: place.marketId,
        id: cartId,
      });
    },
  };
}
