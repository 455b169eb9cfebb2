/** Converts a priced cart into the types of the GraphQL contract. */

import type { Product } from '#backend/catalogue/product/product.ts';
import type { ShippingOptionType } from '#backend/graphql/resolvers.gen.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Campaign } from '#backend/promotion/promotions.ts';
import type { Minor } from '#kernel/money/money.ts';
import { toDecimal } from '#kernel/money/money.ts';
import type { PaymentOption, PricedCart, PricedLine, PriceGroup, ShippingOption } from './cart.types.ts';
import type { Money } from './to-price.ts';
import { formatted, toPrice } from './to-price.ts';

const basisPointsPerPercent = 100;
const hundred = 100;
/** Per cent with two decimals, as whole units. */
const percentUnits = 10_000;

/** Where a campaign's list page is, in the language of the context. */
export type CampaignPath = (ctx: Context, alias: string) => string | null;

/** How the campaigns of one response are shown. */
const campaignView = (ctx: Context, pathOf: CampaignPath) => (campaign: Campaign) => ({
  campaignId: campaign.campaignId,
  name: campaign.name,
  hideTitle: campaign.hideTitle,
  ruleType: campaign.ruleType ?? null,
  category: campaign.category ?? null,
  action: campaign.action ?? null,
  actionValue: campaign.actionValue ?? null,
  canonicalUrl: campaign.alias ? pathOf(ctx, campaign.alias) : null,
});

const toPriceGroup = ({ quantity, unit, discount }: PriceGroup, money: Money) => ({
  quantity,
  price: toPrice(unit, money),
  discount: toDecimal(discount),
  discountPercentage:
    discount === 0 ? 0 : Math.round((discount * percentUnits) / (unit.selling + discount)) / hundred,
});

function toItem(
  line: PricedLine,
  product: Product | null,
  money: Money,
  toCampaign: ReturnType<typeof campaignView>,
) {
  return {
    id: line.id,
    skuId: line.skuId,
    product,
    quantity: line.quantity,
    unitPrice: line.unit && toPrice(line.unit, money),
    totalPrice: line.total && toPrice(line.total, money),
    campaign: {
      appliedCampaigns: line.campaigns.map(toCampaign),
      prices: (line.priceGroups ?? []).map(group => toPriceGroup(group, money)),
    },
    groupKey: line.groupKey || null,
    productPackage: line.package && { ...line.package, packageName: line.packageName ?? '' },
    message: line.message || null,
    isCampaignFreeGift: line.isGift ?? false,
    fit: line.fit ?? null,
    applications: line.uses ? [...line.uses] : null,
  };
}

const fee = (minor: Minor, vat: Minor, money: Money) => ({
  feeIncVat: toDecimal(minor),
  feeExVat: toDecimal(minor - vat),
  feeIncVatFormatted: formatted(minor, money),
  feeExVatFormatted: formatted(minor - vat, money),
});

/** Clients add the extension of the picture that they show. */
const markOf = (logo: string | null): string | null => logo?.replace(/\.[a-z]{3,4}$/i, '') ?? null;

/** `amountLeftToFreeShipping` -1 means that there is no free limit (R-CART-14). */
export function toShippingOption(option: ShippingOption & { vat: Minor }, money: Money): ShippingOptionType {
  const { id, name, displayName, logo, externalId, isDefault, isSelected, leftToFree } = option;
  return {
    id,
    name,
    displayName,
    logo: markOf(logo),
    externalId,
    isDefault,
    isSelected,
    ...fee(option.fee, option.vat, money),
    shippingData: null,
    deliveryFrom: option.arrival?.from ?? null,
    deliveryTo: option.arrival?.to ?? null,
    subOptions: option.subOptions.map(sub => toShippingOption(sub, money)),
    amountLeftToFreeShipping: leftToFree === null ? -1 : toDecimal(leftToFree),
    amountLeftToFreeShippingFormatted: leftToFree === null ? null : formatted(leftToFree, money),
  };
}

export function toPaymentOption(option: PaymentOption & { vat: Minor }, money: Money) {
  const { id, name, displayName, logo, isDefault, isSelected } = option;
  return {
    id,
    name,
    displayName,
    logo: markOf(logo),
    isDefault,
    isSelected,
    ...fee(option.fee, option.vat, money),
    paymentType: option.paymentType,
    checkoutType: option.checkoutType,
    paymentData: option.session?.html ?? null,
    newCheckoutSession: option.session?.isNew ?? false,
  };
}

/** In a market without shipping the summary still contains a free one without a name. */
const noShipping: ShippingOption & { vat: Minor } = {
  id: 0,
  name: '',
  displayName: '',
  logo: null,
  externalId: null,
  fee: 0,
  vat: 0,
  leftToFree: null,
  isDefault: true,
  isSelected: false,
  arrival: null,
  subOptions: [],
};

/** `pending` is the account balance that this cart uses, `remaining` the rest. */
function toBalance({ total, balance }: PricedCart, money: Money) {
  const selling = total.selling + balance.used;
  const { sellingVat } = total;
  return {
    remaining: toDecimal(balance.left),
    pending: toDecimal(balance.used),
    totalSellingPriceExBalanceIncVat: toDecimal(selling),
    totalSellingPriceExBalanceExVat: toDecimal(selling - sellingVat),
    remainingFormatted: formatted(balance.left, money),
    pendingFormatted: formatted(balance.used, money),
    totalSellingPriceExBalanceIncVatFormatted: formatted(selling, money),
    totalSellingPriceExBalanceExVatFormatted: formatted(selling - sellingVat, money),
  };
}

function toSummary(cart: PricedCart, money: Money) {
  const { payment, fixedDiscount, fixedDiscountVat } = cart;
  const shipping = cart.shipping ?? noShipping;
  return {
    total: toPrice(cart.total, money),
    subTotal: toPrice(cart.items, money),
    // The contract's rate is a whole number: 25.5 % becomes 26; the amount is exact.
    vats: cart.vats.map(({ rate, vat }) => ({
      rate: Math.round(rate / basisPointsPerPercent),
      amount: toDecimal(vat),
    })),
    fees: {
      paymentFeeIncVat: toDecimal(payment?.fee ?? 0),
      paymentFeeExVat: toDecimal(payment ? payment.fee - payment.vat : 0),
      shippingFeeIncVat: toDecimal(shipping.fee),
      shippingFeeExVat: toDecimal(shipping.fee - shipping.vat),
    },
    balance: toBalance(cart, money),
    fixedAmountDiscountIncVat: toDecimal(fixedDiscount),
    fixedAmountDiscountExVat: toDecimal(fixedDiscount - fixedDiscountVat),
    shipping: toShippingOption(shipping, money),
    payment: payment && toPaymentOption(payment, money),
  };
}

/** `products` by id; a line whose product is not shown here has null. */
export function toCart(
  ctx: Context,
  cart: PricedCart,
  products: ReadonlyMap<number, Product>,
  campaignPath: CampaignPath,
) {
  const toCampaign = campaignView(ctx, campaignPath);
  const money: Money = { currency: cart.currency, language: ctx.language };
  return {
    id: cart.id,
    items: cart.lines.map(line => toItem(line, products.get(line.productId) ?? null, money, toCampaign)),
    isCompleted: cart.isCompleted,
    promoCode: cart.promoCode,
    freeShipping: cart.freeShipping,
    fixedDiscount: toDecimal(cart.fixedDiscount),
    merchantData: cart.merchantData,
    appliedCampaigns: cart.campaigns.map(toCampaign),
    summary: toSummary(cart, money),
  };
}
