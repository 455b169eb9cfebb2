/** Invariants of every cart with every kind of campaign, with and without VAT, in any order of the lines (R-CART-24). */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatOf } from '#kernel/money.ts';
import { applyCampaigns } from '#backend/promotion/apply-campaigns.ts';
import type { CampaignEffect, CartCampaign } from '#backend/promotion/campaign.ts';
import type { Shopper } from '#backend/promotion/conditions.ts';
import type { Cart, CartLine, PaymentOption, PricedCart, ShippingOption } from './cart.types.ts';
import { giftLine, priceLines, sumCart } from './price-cart.ts';
import type { CartSku } from './products.ts';

const rates = [2550, 2500, 1400, 1000, 600, 0];
const currencies = ['EUR', 'SEK'];
const giftSku = 99;

const amounts = fc.record({
  EUR: fc.integer({ min: 1, max: 20_000 }),
  SEK: fc.integer({ min: 1, max: 200_000 }),
});
const aStep = fc.oneof(
  fc.record({ from: fc.integer({ min: 1, max: 30 }), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ from: fc.integer({ min: 1, max: 30 }), prices: amounts }),
);
const anEffect: fc.Arbitrary<CampaignEffect> = fc.oneof(
  fc.record({ action: fc.constant('percentage' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ action: fc.constant('item_amount' as const), amounts }),
  fc.record({ action: fc.constant('order_amount' as const), amounts }),
  fc.record({
    action: fc.constant('tiers' as const),
    mode: fc.constantFrom('all' as const, 'beyond' as const),
    steps: fc.array(aStep, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    action: fc.constant('free_gift' as const),
    skuId: fc.constant(giftSku),
    quantity: fc.constant(1),
  }),
  fc.record({ action: fc.constant('free_shipping' as const) }),
);
const aCampaign = fc.record({
  effect: anEffect,
  priority: fc.integer({ min: 0, max: 2 }),
  stacks: fc.boolean(),
  byCode: fc.boolean(),
  minimum: fc.option(fc.nat(100_000), { nil: null }),
  products: fc.option(fc.array(fc.nat(6), { minLength: 1, maxLength: 4 }), { nil: null }),
});
const aProduct = fc.record({ regular: fc.nat(500_000), off: fc.nat(100), rate: fc.constantFrom(...rates) });
const aLine = fc.record({
  product: fc.nat(6),
  quantity: fc.integer({ min: 1, max: 60 }),
  isPart: fc.boolean(),
});
const aSample = fc.record({
  products: fc.array(aProduct, { minLength: 7, maxLength: 7 }),
  lines: fc.array(aLine, { maxLength: 8 }),
  campaigns: fc.array(aCampaign, { maxLength: 6 }),
  currency: fc.constantFrom(...currencies),
  shippingFee: fc.nat(100_000),
  freeFrom: fc.nat(400_000),
  paymentFee: fc.nat(10_000),
  feeRate: fc.constantFrom(...rates),
});
type Sample = typeof aSample extends fc.Arbitrary<infer T> ? T : never;

const aSku = (skuId: number, regular: number, selling: number, vatRate: number): CartSku => ({
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
});

const option = { id: 1, name: '', displayName: '', logo: null, isDefault: true, isSelected: true };
const aShipping = (fee: number): ShippingOption => ({
  ...option,
  externalId: null,
  fee,
  leftToFree: null,
  arrival: null,
  subOptions: [],
});
const aPayment = (fee: number): PaymentOption => ({
  ...option,
  fee,
  paymentType: 'STANDARD',
  checkoutType: 'STANDARD',
  way: null,
  session: null,
  needsIdentityNumber: false,
});

const cartOf = (lines: readonly CartLine[]): Cart => ({
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
  lines,
});

const campaignsOf = ({ campaigns, currency }: Sample): CartCampaign[] =>
  campaigns.map(({ effect, priority, stacks, byCode, minimum, products }, id) => ({
    id,
    name: `c${id}`,
    alias: null,
    hideTitle: false,
    category: null,
    priority,
    stacks,
    byCode,
    effect,
    conditions: minimum ? { minimum: { [currency]: minimum } } : {},
    marketIds: [],
    productIds: products && new Set(products),
  }));

const linesOf = ({ lines }: Sample): CartLine[] =>
  lines.map(({ product, quantity, isPart }, index) => ({
    id: `l${index}`,
    skuId: product,
    quantity,
    message: '',
    groupKey: isPart ? 'g' : '',
    package: isPart ? { packageId: 1, groupId: 1, optionId: 1 } : null,
  }));

function price(sample: Sample, lines: readonly CartLine[]): PricedCart {
  const { products, currency, shippingFee, freeFrom, paymentFee, feeRate } = sample;
  const skus = new Map(
    products.map(({ regular, off, rate }, id) => [
      id,
      aSku(id, regular, Math.floor((regular * (100 - off)) / 100), rate),
    ]),
  );
  const shopper: Shopper = {
    marketId: 'm',
    currency,
    customerId: null,
    customerType: 'PERSON',
    priceListIds: [],
    hasOrdered: false,
  };
  const promotable = lines.map(line => ({
    lineId: line.id,
    productId: line.skuId,
    quantity: line.quantity,
    unit: skus.get(line.skuId)?.price?.selling ?? 0,
  }));
  const effect = applyCampaigns({ campaigns: campaignsOf(sample), code: 'none' }, promotable, shopper);
  const gifts = effect.gifts.map(gift => giftLine(gift, aSku(gift.skuId, 1000, 1000, 2550)));
  const priced = priceLines(cartOf(lines), skus, effect, gifts);
  const isFree = effect.freeShipping || priced.payable >= freeFrom;
  const delivery = { shipping: aShipping(isFree ? 0 : shippingFee), payment: aPayment(paymentFee) };
  const money = { currency: { code: currency, name: '', symbol: '', rate: 1 }, feeRate };
  return sumCart(cartOf(lines), priced, effect, delivery, money);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Plain conditions instead of `expect`: thousands of carts with an expectation each would take seconds. */
function holds(cart: PricedCart): boolean {
  const { lines, items, fixedDiscount, fixedDiscountVat, shipping, payment, total, vats } = cart;
  const fees = (shipping?.fee ?? 0) + (payment?.fee ?? 0);
  const feeVat = (shipping?.vat ?? 0) + (payment?.vat ?? 0);
  const lineFits = lines.every(({ total: of, unit, quantity, vatRate, priceGroups = [], isGift }) => {
    if (!of || !unit) return false;
    const grouped = sum(priceGroups.map(group => group.quantity * group.unit.selling));
    const pieces = sum(priceGroups.map(group => group.quantity));
    return (
      of.selling >= 0 &&
      of.selling <= of.regular &&
      of.sellingVat === vatOf(of.selling, vatRate) &&
      of.sellingVat >= 0 &&
      (priceGroups.length === 0 || (grouped === of.selling && pieces === quantity)) &&
      (priceGroups.length > 1 || of.selling === unit.selling * quantity) &&
      priceGroups.every(group => group.unit.selling >= 0 && group.discount >= 0) &&
      (isGift !== true || of.selling === 0)
    );
  });
  const amountsOfCart = [items.selling, fixedDiscount, total.selling, total.sellingVat];
  return (
    lineFits &&
    items.selling === sum(lines.map(line => line.total?.selling ?? 0)) &&
    fixedDiscount <= items.selling &&
    total.selling === items.selling - fixedDiscount + fees &&
    total.sellingVat === items.sellingVat - fixedDiscountVat + feeVat &&
    total.sellingVat === sum(vats.map(({ vat }) => vat)) &&
    total.selling - total.sellingVat >= 0 &&
    amountsOfCart.every(amount => Number.isSafeInteger(amount) && amount >= 0)
  );
}

/** @proves FAULT-31 */
it('adds up with every kind of campaign, and is never negative', () => {
  const property = fc.property(aSample, sample => holds(price(sample, linesOf(sample))));
  expect(() => fc.assert(property, { numRuns: 2000 })).not.toThrow();
});

it('costs the same whatever the order of its lines, line by line', () => {
  const shuffled = aSample.chain(sample => {
    const lines = linesOf(sample);
    const order = fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length });
    return fc.record({ sample: fc.constant(sample), lines: fc.constant(lines), order });
  });
  const byLine = (cart: PricedCart) =>
    Object.fromEntries(cart.lines.map(({ id, total, priceGroups }) => [id, [total, priceGroups]]));
  fc.assert(
    fc.property(shuffled, ({ sample, lines, order }) => {
      const [there, back] = [price(sample, lines), price(sample, order)];
      expect(byLine(back)).toEqual(byLine(there));
      expect([back.total.selling, back.fixedDiscount, back.campaigns]).toEqual([
        there.total.selling,
        there.fixedDiscount,
        there.campaigns,
      ]);
    }),
    { numRuns: 1000 },
  );
});

it('never costs more with an additional campaign, except for shipping whose free limit is no longer reached', () => {
  const property = fc.property(aSample, sample => {
    const without = { ...sample, campaigns: sample.campaigns.slice(1), shippingFee: 0 };
    const lines = linesOf(sample);
    const products = ({ items, fixedDiscount }: PricedCart) => items.selling - fixedDiscount;
    return products(price({ ...sample, shippingFee: 0 }, lines)) <= products(price(without, lines));
  });
  expect(() => fc.assert(property, { numRuns: 2000 })).not.toThrow();
});
