/** Converts a frozen order into the contract's CheckoutDataType, for the confirmation page. */

import type { Context } from '#backend/kernel/context.ts';
import { exVat, toDecimal } from '#kernel/money/money.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import type { CartResponses } from '../cart/cart-responses.ts';
import type { FoundOrder } from './confirmations.ts';
import type { Order, OrderRow } from './order.types.ts';

const customerTypeIds = { PERSON: 1, ORGANIZATION: 2 };
const percent = 100;

function toRow(row: OrderRow, currency: string) {
  const { unit, unitRegular, vatRate } = row;
  const categories = [...row.categories];
  const discount = unitRegular - unit;
  const discountExVat = exVat(unitRegular, vatRate) - exVat(unit, vatRate);
  return {
    articleNumber: row.articleNumber,
    brand: row.brand,
    categories,
    campaignIds: [...row.campaignIds],
    campaignNames: [...row.campaignNames],
    discountExVat: toDecimal(discountExVat),
    discountIncVat: toDecimal(discount),
    discountRate: unitRegular === 0 ? 0 : (discount * percent) / unitRegular,
    externalId: row.externalId,
    gtin: row.gtin,
    imageUrl: row.imageFile,
    height: row.heightMm,
    length: row.lengthMm,
    width: row.widthMm,
    weight: row.weightGrams,
    message: row.message,
    name: row.name,
    quantity: row.quantity,
    sku: String(row.skuId),
    variant: row.variant,
    priceExVat: toDecimal(exVat(unit, vatRate)),
    priceIncVat: toDecimal(unit),
    productId: row.productId,
    productUrl: row.productUrl,
    productPriceCampaignId: null,
    productPriceListId: null,
    currency,
    fit: row.fit,
    applications: [...row.uses],
  };
}

/** Both sides of an amount under the contract's pair of names. */
const sides = <Name extends string>(name: Name, minor: number, vat: number) =>
  ({ [`${name}IncVat`]: toDecimal(minor), [`${name}ExVat`]: toDecimal(minor - vat) }) as Record<
    `${Name}${'IncVat' | 'ExVat'}`,
    number
  >;

function toSums({ cart }: Order) {
  const { items, total, fixedDiscount, fixedDiscountVat, shipping, payment, balance } = cart;
  return {
    ...sides('discount', fixedDiscount, fixedDiscountVat),
    ...sides('itemValue', items.selling, items.sellingVat),
    ...sides('orderValue', total.selling + balance.used, total.sellingVat),
    ...sides('paymentFee', payment?.fee ?? 0, payment?.vat ?? 0),
    ...sides('shippingFee', shipping?.fee ?? 0, shipping?.vat ?? 0),
    sum: toDecimal(total.selling),
    balance: toDecimal(balance.used),
  };
}

/** The address fields of before `billingAddress`, which older clients still read. */
function toOldAddress({
  billingAddress: { company, firstName, lastName, zip, city, country, ...rest },
}: Order) {
  return {
    company,
    firstName,
    lastName,
    zip,
    city,
    country,
    phone: rest.phone || rest.mobile,
    address1: rest.addressLine1,
    address2: rest.addressLine2,
  };
}

/** Personal identity numbers, IP address and browser are not part of a confirmation. */
function toCheckoutOrder(order: Order) {
  const { cart } = order;
  return {
    ...toOldAddress(order),
    ...toSums(order),
    orderId: String(order.id),
    transactionId: order.payment?.reference ?? String(order.id),
    secondaryTransactionId: null,
    externalOrderId: order.payment?.isSession ? order.payment.reference : null,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
    email: order.email,
    message: order.message,
    currency: cart.currency.code,
    campaignIds: cart.campaigns.map(({ campaignId }) => campaignId),
    campaignNames: cart.campaigns.map(({ name }) => name),
    rows: order.rows.map(row => toRow(row, cart.currency.code)),
    marketId: order.marketId,
    languageId: order.languageId,
    status: order.status,
    promoCode: cart.promoCode,
    customerId: order.customerId ?? 0,
    customerTypeId: customerTypeIds[order.customerType],
    customerGroupId: 0,
    gender: 'UNKNOWN' as const,
    personalId: null,
    organizationNumber: order.customerType === 'ORGANIZATION' ? order.identityNumber : null,
    ipAddress: null,
    userAgent: null,
    metaData: cart.merchantData,
    paymentId: cart.payment?.id ?? 0,
    shippingId: cart.shipping?.id ?? 0,
    pickupPoint: order.pickupPoint,
    desiredDeliveryDate: order.desiredDeliveryDate?.toISOString() ?? null,
    customerOrderNumber: order.customerOrderNumber,
    goodsLabel: order.goodsLabel,
    costCenter: order.costCenter,
    vehicle: order.vehicle && vehicleName(order.vehicle),
  };
}

/** Nothing is known: neither order nor cart. */
const unknown = {
  htmlSnippet: null,
  newCheckoutSession: false,
  completed: null,
  order: null,
  nthPurchase: 0,
  cart: null,
};

export async function toConfirmation(ctx: Context, found: FoundOrder | null, answers: CartResponses) {
  if (!found) return unknown;
  const { order, nthPurchase, snippet, completed, cart } = found;
  return {
    ...unknown,
    htmlSnippet: snippet,
    completed,
    order: order && toCheckoutOrder(order),
    nthPurchase,
    cart: cart && (await answers(ctx, cart)),
  };
}
