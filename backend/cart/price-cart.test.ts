/** Invariants of every cart: lines - discounts + fees = total, with and without VAT, nothing below zero (R-CART-24). */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PromotedLine, PromotionEffect } from '#backend/promotion/promotions.ts';
import { noEffect } from '#backend/promotion/promotions.ts';
import { vatOf } from '#kernel/money/money.ts';
import type { Cart, PaymentOption, ShippingOption } from './cart.types.ts';
import { priceLines, spread, sumCart } from './price-cart.ts';
import type { CartSku } from './products.ts';

const currency = { code: 'EUR', name: 'euro', symbol: '€', rate: 1 };
const rates = [2550, 2500, 1400, 600, 0];

function aSku(skuId: number, regular: number, selling: number, vatRate: number): CartSku {
  return {
    skuId,
    productId: skuId,
    productType: 'product',
    articleNumber: '',
    name: '',
    brand: '',
    variant: '',
    imageFile: null,
    weightGrams: 0,
    vatRate,
    price: { selling, regular },
    priceCampaign: null,
    priceListId: null,
    available: 1,
    inStock: 1,
    packageNames: new Map(),
  };
}

const aShipping = (fee: number): ShippingOption => ({
  id: 1,
  name: '',
  displayName: '',
  logo: null,
  externalId: null,
  fee,
  leftToFree: null,
  arrival: null,
  subOptions: [],
  isDefault: true,
  isSelected: true,
});

const aPayment = (fee: number): PaymentOption => ({
  id: 1,
  name: '',
  displayName: '',
  logo: null,
  fee,
  checkoutType: 'STANDARD',
  way: null,
  session: null,
  paymentType: 'STANDARD',
  needsIdentityNumber: false,
  isDefault: true,
  isSelected: true,
});

const aLine = fc.record({
  regular: fc.nat(5_000_000),
  off: fc.nat(100),
  campaign: fc.integer({ min: -20, max: 150 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
  rate: fc.constantFrom(...rates),
  isGone: fc.boolean(),
});
const aCart = fc.record({
  lines: fc.array(aLine, { maxLength: 12 }),
  fixed: fc.integer({ min: -1000, max: 100_000_000_000 }),
  shippingFee: fc.nat(100_000),
  paymentFee: fc.nat(10_000),
  feeRate: fc.constantFrom(...rates),
});

type Sample = typeof aCart extends fc.Arbitrary<infer T> ? T : never;

function price({ lines, fixed, shippingFee, paymentFee, feeRate }: Sample) {
  const skus = new Map<number, CartSku>();
  const lowered = new Map<string, PromotedLine>();
  lines.forEach(({ regular, off, campaign, rate, isGone, quantity }, index) => {
    const selling = Math.floor((regular * (100 - off)) / 100);
    if (!isGone) skus.set(index, aSku(index, regular, selling, rate));
    // A campaign must neither raise a price nor make it negative.
    const unit = Math.round((selling * (100 - campaign)) / 100);
    lowered.set(`l${index}`, { groups: [{ quantity, unit }], campaigns: [] });
  });
  const cart: Cart = {
    id: 'cart',
    promoCode: null,
    merchantData: null,
    externalShipping: null,
    customerId: null,
    plainPrices: false,
    completedAt: null,
    updatedAt: new Date(0),
    version: 1,
    answered: null,
    lines: lines.map(({ quantity }, index) => ({
      id: `l${index}`,
      skuId: index,
      quantity,
      message: '',
      groupKey: '',
      package: null,
    })),
  };
  const effect: PromotionEffect = { ...noEffect, lines: lowered, fixedDiscount: fixed };
  const delivery = { shipping: aShipping(shippingFee), payment: aPayment(paymentFee) };
  return sumCart(cart, priceLines(cart, skus, effect), effect, delivery, { currency, feeRate });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** @proves FAULT-31, FAULT-28 */
it('adds up in whole minor units, with and without VAT, and is never negative', () => {
  const property = fc.property(aCart, sample => {
    const { lines, items, fixedDiscount, fixedDiscountVat, shipping, payment, total, vats } = price(sample);
    const lineSum = sum(lines.map(line => line.total?.selling ?? 0));
    const feeVat = (shipping?.vat ?? 0) + (payment?.vat ?? 0);
    const amounts = [
      items.selling,
      fixedDiscount,
      total.selling,
      total.sellingVat,
      total.selling - total.sellingVat,
    ];
    // Plain conditions instead of `expect`: thousands of carts with an expectation each would take seconds.
    return (
      items.selling === lineSum &&
      total.selling === lineSum - fixedDiscount + sample.shippingFee + sample.paymentFee &&
      total.selling <= total.regular &&
      total.sellingVat === items.sellingVat - fixedDiscountVat + feeVat &&
      total.sellingVat === sum(vats.map(({ vat }) => vat)) &&
      new Set(vats.map(({ rate }) => rate)).size === vats.length &&
      amounts.every(amount => Number.isSafeInteger(amount) && amount >= 0)
    );
  });
  expect(() => fc.assert(property, { numRuns: 2000 })).not.toThrow();
});

it('prices a line as its unit price times its quantity and takes VAT from the line', () => {
  fc.assert(
    fc.property(aCart, sample => {
      for (const line of price(sample).lines) {
        if (!line.unit || !line.total) continue;
        expect(line.total.selling).toBe(line.unit.selling * line.quantity);
        expect(line.total.sellingVat).toBe(vatOf(line.total.selling, line.vatRate));
        expect(line.unit.selling).toBeGreaterThanOrEqual(0);
        expect(line.unit.selling).toBeLessThanOrEqual(line.unit.regular);
      }
    }),
    { numRuns: 1000 },
  );
});

it('distributes an amount to the cent, and no share exceeds its weight', () => {
  const anAmount = fc
    .array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 30 })
    .chain(weights => fc.record({ weights: fc.constant(weights), amount: fc.nat(sum(weights)) }));
  fc.assert(
    fc.property(anAmount, ({ weights, amount }) => {
      const shares = spread(amount, weights);
      expect(sum(shares)).toBe(amount);
      shares.forEach((share, index) => {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
      });
    }),
  );
});
