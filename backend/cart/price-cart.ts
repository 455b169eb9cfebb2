/** The sums of a cart. Pure: the same lines, prices and fees always give the same integers, and never below zero. */

import type { Currency } from '#backend/kernel/market.ts';
import type { Gift, PromotedLine, PromotionEffect } from '#backend/promotion/promotions.ts';
import type { BasisPoints, Minor } from '#kernel/money/money.ts';
import { roundHalfUp, vatOf } from '#kernel/money/money.ts';
import type {
  Amount,
  Cart,
  CartLine,
  Delivery,
  PricedCart,
  PricedLine,
  PriceGroup,
  VatGroup,
} from './cart.types.ts';
import { giftLineId } from './cart-lines.ts';
import type { CartSku } from './products.ts';

interface PricedLines {
  lines: readonly PricedLine[];
  items: Amount;
  fixedDiscount: Minor;
  /** The basis of the delivery fee: lines less the fixed discount. */
  payable: Minor;
}

const nothing: Amount = { selling: 0, sellingVat: 0, regular: 0, regularVat: 0 };

const plus = (one: Amount, other: Amount): Amount => ({
  selling: one.selling + other.selling,
  sellingVat: one.sellingVat + other.sellingVat,
  regular: one.regular + other.regular,
  regularVat: one.regularVat + other.regularVat,
});

/** VAT is calculated per line, not per piece, so that rounding errors do not grow with the quantity. */
const amountOf = (selling: Minor, regular: Minor, rate: BasisPoints): Amount => ({
  selling,
  sellingVat: vatOf(selling, rate),
  regular,
  regularVat: vatOf(regular, rate),
});

/** Shares of `amount` in proportion to `weights`; they add up to it exactly and none exceeds its weight. */
export function spread(amount: Minor, weights: readonly Minor[]): Minor[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let given = 0;
  let passed = 0;
  return weights.map(weight => {
    passed += weight;
    const upToHere = whole === 0 ? 0 : Number((BigInt(amount) * BigInt(passed)) / BigInt(whole));
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}

/** Never above the price without campaigns and never negative, whatever a campaign contains. */
function groupsOf(
  lowered: PromotedLine | undefined,
  line: CartLine,
  price: { selling: Minor; regular: Minor },
  rate: BasisPoints,
): PriceGroup[] {
  const groups = lowered?.groups ?? [];
  const isWhole = groups.reduce((sum, { quantity }) => sum + quantity, 0) === line.quantity;
  if (!isWhole) return [];
  return groups.map(({ quantity, unit }) => {
    const selling = Math.min(Math.max(unit, 0), price.selling);
    return {
      quantity,
      unit: amountOf(selling, price.regular, rate),
      discount: price.selling - selling,
    };
  });
}

function priceLine(line: CartLine, sku: CartSku | undefined, effect: PromotionEffect): PricedLine {
  const vatRate = sku?.vatRate ?? 0;
  const packageName = sku?.packageNames.get(line.package?.packageId ?? 0) ?? null;
  const shared = { ...line, productId: sku?.productId ?? 0, packageName, vatRate };
  if (!sku?.price) return { ...shared, unit: null, total: null, campaigns: [] };
  const lowered = effect.lines.get(line.id);
  const { regular, selling } = sku.price;
  const groups = groupsOf(lowered, line, sku.price, vatRate);
  const total =
    groups.length === 0
      ? selling * line.quantity
      : groups.reduce((sum, { quantity, unit }) => sum + unit.selling * quantity, 0);
  // Pieces at several prices have no single price: the mean is shown, the sum is exact.
  const unit = groups.length > 1 ? roundHalfUp(total / line.quantity) : (groups[0]?.unit.selling ?? selling);
  return {
    ...shared,
    unit: amountOf(unit, regular, vatRate),
    total: amountOf(total, regular * line.quantity, vatRate),
    campaigns: [...(sku.priceCampaign ? [sku.priceCampaign] : []), ...(lowered?.campaigns ?? [])],
    priceGroups: groups,
    isGift: false,
  };
}

/** A gift: in no sum, but taken from stock like any other piece. */
export const giftLine = (
  { campaign, skuId, quantity }: Gift,
  { productId, vatRate }: CartSku,
): PricedLine => ({
  id: giftLineId(campaign.campaignId),
  skuId,
  quantity,
  message: '',
  groupKey: '',
  package: null,
  productId,
  packageName: null,
  vatRate,
  unit: nothing,
  total: nothing,
  campaigns: [campaign],
  priceGroups: [],
  isGift: true,
});

/** `gifts`: lines of `giftLine`, which come after the bought ones. */
export function priceLines(
  cart: Cart,
  skus: ReadonlyMap<number, CartSku>,
  effect: PromotionEffect,
  gifts: readonly PricedLine[] = [],
): PricedLines {
  const lines = [...cart.lines.map(line => priceLine(line, skus.get(line.skuId), effect)), ...gifts];
  const items = lines.reduce((sum, { total }) => (total ? plus(sum, total) : sum), nothing);
  const fixedDiscount = Math.min(Math.max(roundHalfUp(effect.fixedDiscount), 0), items.selling);
  return { lines, items, fixedDiscount, payable: items.selling - fixedDiscount };
}

function vatGroups(parts: readonly VatGroup[]): VatGroup[] {
  const sums = new Map<BasisPoints, Minor>();
  for (const { rate, vat } of parts) sums.set(rate, (sums.get(rate) ?? 0) + vat);
  return [...sums].map(([rate, vat]) => ({ rate, vat })).sort((one, other) => one.rate - other.rate);
}

/** Lines and fees as one result. `feeRate` is the market's standard VAT, which applies to all fees. */
export function sumCart(
  cart: Cart,
  { lines, items, fixedDiscount }: PricedLines,
  effect: PromotionEffect,
  { shipping, payment }: Pick<Delivery, 'shipping' | 'payment'>,
  { currency, feeRate }: { currency: Currency; feeRate: BasisPoints },
): PricedCart {
  const shares = spread(
    fixedDiscount,
    lines.map(({ total }) => total?.selling ?? 0),
  );
  const parts = lines.flatMap(({ total, vatRate, isGift }, index) =>
    total && !isGift ? [{ rate: vatRate, vat: vatOf(total.selling - (shares[index] ?? 0), vatRate) }] : [],
  );
  const linesVat = parts.reduce((sum, { vat }) => sum + vat, 0);
  const fees = [shipping, payment].flatMap(fee => (fee ? [amountOf(fee.fee, fee.fee, feeRate)] : []));
  const feeSum = fees.reduce(plus, nothing);
  const feeGroups = fees.filter(fee => fee.selling > 0).map(fee => ({ rate: feeRate, vat: fee.sellingVat }));
  return {
    id: cart.id,
    isCompleted: cart.completedAt !== null,
    currency,
    // A code whose conditions are not met is dormant: it stays in the cart but is not shown as effective.
    promoCode: effect.code === 'dormant' ? null : cart.promoCode,
    merchantData: cart.merchantData,
    campaigns: effect.campaigns,
    freeShipping: effect.freeShipping,
    lines,
    items,
    fixedDiscount,
    fixedDiscountVat: items.sellingVat - linesVat,
    shipping: shipping && { ...shipping, vat: vatOf(shipping.fee, feeRate) },
    payment: payment && { ...payment, vat: vatOf(payment.fee, feeRate) },
    balance: { used: 0, left: 0 },
    total: plus(feeSum, {
      selling: items.selling - fixedDiscount,
      sellingVat: linesVat,
      regular: items.regular,
      regularVat: items.regularVat,
    }),
    vats: vatGroups([...parts, ...feeGroups]),
  };
}
