/** Converts a checked cart and its checkout into a frozen order. */

import type { Cart } from '#backend/cart/cart.types.ts';
import type { Quote } from '#backend/cart/cart-pricing.ts';
import { standardRate } from '#backend/cart/products.ts';
import type { Address, Checkout } from '#backend/checkout/checkout.types.ts';
import { deliveryAddress } from '#backend/checkout/checkout.types.ts';
import { customerTypeOf } from '#backend/checkout/deliveries.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { OrderDraft, OrderRow } from './order.types.ts';
import { type RowFacts, toFacts } from './row-facts.ts';
import type { OrderedFit } from './said-fits.ts';

/** Paths of product pages by product id. */
export type ProductPaths = (
  ctx: Context,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, string | null>>;

async function rowsOf(
  ctx: Context,
  { cart, skus }: Quote,
  { facts: known, fits }: Pick<Ordered, 'facts' | 'fits'>,
  pathsOf: ProductPaths,
): Promise<OrderRow[]> {
  const facts = toFacts(known);
  const paths = await pathsOf(ctx, [...new Set(cart.lines.map(({ productId }) => productId))]);
  return cart.lines.flatMap(line => {
    const sku = skus.get(line.skuId);
    const fact = facts.get(line.skuId);
    if (!sku || !fact || !line.unit || !line.total) return [];
    const { productId, skuId, articleNumber, name, brand, variant, imageFile, weightGrams } = sku;
    return [
      {
        ...fact,
        productId,
        skuId,
        articleNumber,
        name,
        brand,
        variant,
        imageFile,
        weightGrams,
        productUrl: paths.get(productId) ?? null,
        campaignIds: line.campaigns.map(({ campaignId }) => campaignId),
        campaignNames: line.campaigns.map(campaign => campaign.name),
        quantity: line.quantity,
        unit: line.unit.selling,
        unitRegular: line.unit.regular,
        total: line.total.selling,
        totalVat: line.total.sellingVat,
        vatRate: line.vatRate,
        message: line.message || null,
        groupKey: line.groupKey || null,
        fit: fits.get(productId)?.verdict ?? null,
        uses: fits.get(productId)?.uses ?? [],
      },
    ];
  });
}

/** A personal number is only stored where the payment needs it; that of an organisation is printed on receipts. */
const identityFor = (ctx: Context, checkout: Checkout, { delivery }: Quote): string =>
  customerTypeOf(ctx, checkout) === 'ORGANIZATION' || delivery.payment?.needsIdentityNumber
    ? checkout.identityNumber
    : '';

/** Without a country in the form, that of the market is used. */
const inMarket = (ctx: Context, address: Address): Address => ({
  ...address,
  country: address.country || ctx.market.country.name,
});

interface Ordered {
  cart: Cart;
  checkout: Checkout;
  quote: Quote;
  /** Of every SKU of the cart. */
  facts: readonly RowFacts[];
  /** What is said of the vehicle, by product. */
  fits: ReadonlyMap<number, OrderedFit>;
}

export async function draftOrder(
  ctx: Context,
  { cart, checkout, quote, facts, fits }: Ordered,
  pathsOf: ProductPaths,
): Promise<OrderDraft> {
  const { caller, channel, market, language } = ctx;
  const { email, message, pickupPoint, desiredDeliveryDate, consents } = checkout;
  const { customerOrderNumber, goodsLabel, costCenter, vehicle } = checkout;
  return {
    email,
    identityNumber: identityFor(ctx, checkout, quote),
    message,
    pickupPoint,
    desiredDeliveryDate,
    customerOrderNumber,
    goodsLabel,
    costCenter,
    vehicle,
    consents,
    channelId: channel.id,
    marketId: market.id,
    languageId: language.id,
    customerId: caller.customerId ?? cart.customerId,
    customerType: customerTypeOf(ctx, checkout),
    billingAddress: inMarket(ctx, checkout.billingAddress),
    shippingAddress: inMarket(ctx, deliveryAddress(checkout)),
    ipAddress: caller.ipAddress,
    userAgent: caller.userAgent,
    shippingVatRate: standardRate(ctx),
    cart: { ...quote.cart, isCompleted: true },
    rows: await rowsOf(ctx, quote, { facts, fits }, pathsOf),
    placedAt: ctx.now,
  };
}
