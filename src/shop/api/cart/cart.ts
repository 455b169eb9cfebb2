/** Cart operations: never cached, each returns the whole cart. Expected refusals are returned; other errors are thrown. */
import type { Costs } from '#kernel/money/cost-rows.ts';
import { fromDecimal } from '#kernel/money/money.ts';
import { ok, type Result, refuse } from '#kernel/result.ts';
import { toStock } from '../catalogue/to-card.ts';
import { toPrice } from '../catalogue/to-price.ts';
import { hrefOf, present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import { ApiError, type Transport } from '../transport.ts';
import {
  CartAddAllDocument,
  CartAddDocument,
  CartGetDocument,
  CartGroupUpdateDocument,
  CartItemUpdateDocument,
  CartPackageAddDocument,
  type CartPartsFragment,
  CartPromoCodeDocument,
} from './cart.gen.ts';
import { promoRefusalOf } from './promo-refusal.ts';
import type { Cart, CartApi, CartCampaign, CartLine, CartRefusal, DeliveryDays } from './types.ts';

/** Placeholder names of a single sku (R-PRODUCT-10). */
const unnamed = new Set(['-', 'One size', '']);

function toCampaigns(wire: CartPartsFragment['appliedCampaigns'] | undefined): CartCampaign[] {
  return present(wire).flatMap(({ name, hideTitle, canonicalUrl }) =>
    name && !hideTitle ? [{ name, href: canonicalUrl ? hrefOf(canonicalUrl) : null }] : [],
  );
}

function toLine(wire: NonNullable<NonNullable<CartPartsFragment['items']>[number]>): CartLine {
  const sku = present(wire.product?.skus).find(candidate => candidate.skuId === wire.skuId);
  const skuName = presentText(sku?.name);
  const prices = present(wire.campaign?.prices);
  return {
    id: wire.id,
    skuId: wire.skuId,
    quantity: wire.quantity,
    product: {
      productId: wire.product?.productId ?? 0,
      name: presentText(wire.product?.name),
      href: hrefOf(wire.product?.canonicalUrl),
      brand: presentText(wire.product?.brand?.name),
      image: present(wire.product?.productImages)[0]?.fileName ?? null,
      articleNumber: presentText(wire.product?.articleNumber),
    },
    skuName: unnamed.has(skuName) ? '' : skuName,
    stock: toStock(sku?.stock),
    unitPrice: toPrice(wire.unitPrice),
    totalPrice: toPrice(wire.totalPrice),
    saved: { incVat: wire.totalPrice?.discountIncVat ?? 0, exVat: wire.totalPrice?.discountExVat ?? 0 },
    groupKey: wire.groupKey || null,
    package: wire.productPackage
      ? {
          packageId: wire.productPackage.packageId,
          name: wire.productPackage.packageName,
          groupId: wire.productPackage.groupId,
          optionId: wire.productPackage.optionId,
        }
      : null,
    isGift: wire.isCampaignFreeGift,
    campaigns: toCampaigns(wire.campaign?.appliedCampaigns),
    prices:
      prices.length > 1 ? prices.map(({ quantity, price }) => ({ quantity, price: toPrice(price) })) : [],
    unavailable: !wire.unitPrice || !wire.totalPrice,
  };
}

/** The total is what the backend asks for; the parts are those of the contract (R-CART-13). */
function toCosts(summary: CartPartsFragment['summary']): Costs {
  const { subTotal, shipping, fees, balance, total } = summary ?? {};
  const minor = (amount: number | undefined) => fromDecimal(amount ?? 0) ?? 0;
  return {
    incVat: {
      regular: minor(subTotal?.regularPriceIncVat),
      items: minor(subTotal?.sellingPriceIncVat),
      discount: minor(summary?.fixedAmountDiscountIncVat),
      shipping: minor(shipping?.feeIncVat),
      payment: minor(fees?.paymentFeeIncVat),
    },
    exVat: {
      regular: minor(subTotal?.regularPriceExVat),
      items: minor(subTotal?.sellingPriceExVat),
      discount: minor(summary?.fixedAmountDiscountExVat),
      shipping: minor(shipping?.feeExVat),
      payment: minor(fees?.paymentFeeExVat),
    },
    balance: minor(balance?.pending),
    total: minor(total?.sellingPriceIncVat),
  };
}

/** Null where no date is promised, and from backends that know none. */
export const toDays = (
  option: { deliveryFrom?: string | null; deliveryTo?: string | null } | null | undefined,
): DeliveryDays | null =>
  option?.deliveryFrom && option.deliveryTo ? { from: option.deliveryFrom, to: option.deliveryTo } : null;

export function toCart(wire: CartPartsFragment): Cart {
  const { summary } = wire;
  return {
    id: presentText(wire.id),
    lines: present(wire.items).map(toLine),
    totals: {
      subTotal: toPrice(summary?.subTotal),
      total: toPrice(summary?.total),
      costs: toCosts(summary),
      shipping: {
        isDefault: summary?.shipping?.isDefault ?? true,
        amountLeftToFree: summary?.shipping?.amountLeftToFreeShipping ?? -1,
        amountLeftToFreeFormatted: presentText(summary?.shipping?.amountLeftToFreeShippingFormatted),
        days: toDays(summary?.shipping),
      },
    },
    promoCode: wire.promoCode || null,
    campaigns: toCampaigns(wire.appliedCampaigns),
    isCompleted: wire.isCompleted,
  };
}

const refusals: ReadonlyMap<string, CartRefusal> = new Map(
  Object.entries<CartRefusal>({
    OUT_OF_STOCK: { code: 'out-of-stock' },
    UNKNOWN_SKU: { code: 'unknown-sku' },
    CART_COMPLETED: { code: 'cart-completed' },
    CART_NOT_FOUND: { code: 'cart-completed' },
    UNAUTHORIZED: { code: 'signed-out' },
    BAD_USER_INPUT: { code: 'bad-input' },
  }),
);

/** Returns an expected refusal as a value; other errors are thrown. */
async function attempt(
  work: () => Promise<CartPartsFragment | null>,
  operation: string,
): Promise<Result<Cart, CartRefusal>> {
  try {
    const wire = await work();
    if (!wire) throw new ApiError('graphql', operation, 'The response contains no cart');
    return ok(toCart(wire));
  } catch (error) {
    const refusal = error instanceof ApiError ? refusals.get(error.code ?? '') : undefined;
    if (refusal) return refuse(refusal);
    throw error;
  }
}

const accountCart: typeof CartGetDocument = { ...CartGetDocument, accountCart: true };

/** @param checkoutMarket destination of the order, if it differs from the cart's market */
export function createCartApi(
  transport: Transport,
  place: StandardVariables,
  checkoutMarket = () => place.marketId,
): CartApi {
  const standard = {
    channelId: place.channelId,
    languageId: place.languageId,
    // Read at each call, because the checkout may switch the market.
    get cartMarketAlias() {
      return place.marketId;
    },
  };
  async function read(document: typeof CartGetDocument, id: string): Promise<Cart> {
    const { getCart } = await transport.query(document, { ...standard, id });
    if (!getCart) throw new ApiError('graphql', 'CartGet', 'The response contains no cart');
    return toCart(getCart);
  }
  return {
    get: id => read(accountCart, id ?? ''),
    find: id => read(CartGetDocument, id),
    add: (id, item, idempotencyKey) =>
      attempt(
        async () =>
          (
            await transport.mutate(
              CartAddDocument,
              { ...standard, id, item },
              idempotencyKey === undefined ? undefined : { idempotencyKey },
            )
          ).addToCart,
        'CartAdd',
      ),
    addAll: (id, items, idempotencyKey) =>
      attempt(
        async () =>
          (await transport.mutate(CartAddAllDocument, { ...standard, id, items }, { idempotencyKey }))
            .addItemsToCart,
        'CartAddAll',
      ),
    setQuantity: (id, item) =>
      attempt(
        async () =>
          (await transport.mutate(CartItemUpdateDocument, { ...standard, id, item })).updateCartItem,
        'CartItemUpdate',
      ),
    addPackage: (id, packageId, selections) =>
      attempt(
        async () =>
          (await transport.mutate(CartPackageAddDocument, { ...standard, id, packageId, selections }))
            .addPackageToCart,
        'CartPackageAdd',
      ),
    setGroupQuantity: (id, groupKey, quantity) =>
      attempt(
        async () =>
          (await transport.mutate(CartGroupUpdateDocument, { ...standard, id, item: { groupKey, quantity } }))
            .updateCartGroup,
        'CartGroupUpdate',
      ),
    async setPromoCode(id, promoCode) {
      try {
        const { setCartPromoCode: wire } = await transport.mutate(CartPromoCodeDocument, {
          channelId: place.channelId,
          languageId: place.languageId,
          checkoutMarketId: checkoutMarket(),
          id,
          promoCode,
        });
        if (!wire) throw new ApiError('graphql', 'CartPromoCode', 'The response contains no cart');
        return ok(toCart(wire));
      } catch (error) {
        return refuse(promoRefusalOf(error));
      }
    },
  };
}
