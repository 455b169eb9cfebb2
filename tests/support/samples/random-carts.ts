/** Random carts with every kind of line, campaign, gift, fee and balance in five markets, priced as the shop prices them. */
import * as fc from 'fast-check';
import {
  applyCampaigns,
  type CampaignEffect,
  type Cart,
  type CartCampaign,
  type CartLine,
  type CartSku,
  giftLine,
  type PaymentOption,
  type PricedCart,
  priceLines,
  type ShippingOption,
  type Shopper,
  sumCart,
} from '#backend/testing.ts';

const rates = [2550, 2500, 1400, 1000, 600, 0];
/** The five markets: their currency, and the VAT of products and fees that have no other. */
const markets = [
  { alias: 'fi', currency: 'EUR', feeRate: 2550 },
  { alias: 'se', currency: 'SEK', feeRate: 2500 },
  { alias: 'no', currency: 'NOK', feeRate: 2500 },
  { alias: 'dk', currency: 'DKK', feeRate: 2500 },
  { alias: 'eu', currency: 'EUR', feeRate: 2100 },
];
const giftSku = 99;

const amounts = fc.record({
  EUR: fc.integer({ min: 1, max: 20_000 }),
  SEK: fc.integer({ min: 1, max: 200_000 }),
  NOK: fc.integer({ min: 1, max: 200_000 }),
  DKK: fc.integer({ min: 1, max: 200_000 }),
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
export const aSample = fc.record({
  products: fc.array(aProduct, { minLength: 7, maxLength: 7 }),
  lines: fc.array(aLine, { maxLength: 8 }),
  campaigns: fc.array(aCampaign, { maxLength: 6 }),
  market: fc.constantFrom(...markets),
  shippingFee: fc.nat(100_000),
  freeFrom: fc.nat(400_000),
  paymentFee: fc.nat(10_000),
  balance: fc.option(fc.nat(600_000), { nil: 0 }),
});
export type Sample = typeof aSample extends fc.Arbitrary<infer T> ? T : never;

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
  packageNames: new Map([[1, 'Paketti']]),
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

const campaignsOf = ({ campaigns, market: { currency } }: Sample): CartCampaign[] =>
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

export const linesOf = ({ lines }: Sample): CartLine[] =>
  lines.map(({ product, quantity, isPart }, index) => ({
    id: `l${index}`,
    skuId: product,
    quantity,
    message: '',
    groupKey: isPart ? 'g' : '',
    package: isPart ? { packageId: 1, groupId: 1, optionId: 1 } : null,
  }));

/** The cart as the shop prices it, before a balance pays for it. */
export function price(sample: Sample, lines: readonly CartLine[]): PricedCart {
  const { products, market, shippingFee, freeFrom, paymentFee } = sample;
  const { currency, feeRate } = market;
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
