/** Prices a stored cart: queries products, promotions and delivery; `price-cart.ts` calculates the sums. */
import type { Kysely } from 'kysely';
import type { Minor } from '#kernel/money.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Gift, PromotableLine, PromotedCart, Promotions } from '#backend/promotion/promotions.ts';
import { balanceOf } from './balances.ts';
import { neededPerSku } from './cart-lines.ts';
import type { Cart, Delivery, PricedCart, PricedLine } from './cart.types.ts';
import { giftLine, priceLines, sumCart } from './price-cart.ts';
import { standardRate } from './products.ts';
import type { CartSku, Products } from './products.ts';
import { withBalance } from './with-balance.ts';

/** The input of the delivery calculation. */
export interface DeliveryBasis {
  isEmpty: boolean;
  payable: Minor;
  weightGrams: number;
  freeShipping: boolean;
  /** Null also when the caller requests it outside the checkout. */
  externalShipping: Minor | null;
}

/** Implemented by the checkout, which is a higher layer. */
export interface Deliveries {
  of: (ctx: Context, db: Kysely<Schema>, cartId: string, basis: DeliveryBasis) => Promise<Delivery>;
}

export interface Quote {
  cart: PricedCart;
  delivery: Delivery;
  skus: ReadonlyMap<number, CartSku>;
}

type Skus = ReadonlyMap<number, CartSku>;

export interface CartPricing {
  /** `bought`: the SKUs of the cart's lines, where they have already been read. */
  quote: (
    ctx: Context,
    db: Kysely<Schema>,
    cart: Cart,
    allowExternalShippingFee?: boolean,
    bought?: Skus,
  ) => Promise<Quote>;
  /** The skus of the cart's lines, at the prices that the cart is quoted by. */
  skusOf: (ctx: Context, db: Kysely<Schema>, cart: Cart) => Promise<Skus>;
  /** The input of the campaigns. */
  promotable: (ctx: Context, db: Kysely<Schema>, cart: Cart) => Promise<PromotedCart>;
}

interface PricingPorts {
  products: Products;
  promotions: Promotions;
  deliveries: Deliveries;
}

const skuIdsOf = (cart: Cart): number[] => [...new Set(cart.lines.map(line => line.skuId))];

const promotableLines = (cart: Cart, skus: ReadonlyMap<number, CartSku>): PromotableLine[] =>
  cart.lines.flatMap(({ id, skuId, quantity }) => {
    const sku = skus.get(skuId);
    return sku?.price ? [{ lineId: id, productId: sku.productId, quantity, unit: sku.price.selling }] : [];
  });

const promotedCart = (cart: Cart, skus: ReadonlyMap<number, CartSku>): PromotedCart => ({
  code: cart.promoCode,
  lines: promotableLines(cart, skus),
  plainPrices: cart.plainPrices,
});

/** Gifts, limited by the stock beyond what the cart buys. */
function giftLines(cart: Cart, gifts: readonly Gift[], skus: ReadonlyMap<number, CartSku>): PricedLine[] {
  const needed = neededPerSku(cart.lines);
  return gifts.flatMap(gift => {
    const sku = skus.get(gift.skuId);
    const taken = (needed.get(gift.skuId) ?? 0) + gift.quantity;
    if (!sku?.price || taken > sku.available) return [];
    needed.set(gift.skuId, taken);
    return [giftLine(gift, sku)];
  });
}

const weightOf = (
  { lines }: { lines: readonly { skuId: number; quantity: number }[] },
  skus: ReadonlyMap<number, CartSku>,
): number =>
  lines.reduce((sum, { skuId, quantity }) => sum + (skus.get(skuId)?.weightGrams ?? 0) * quantity, 0);

export function createCartPricing({ products, promotions, deliveries }: PricingPorts): CartPricing {
  const skusOf: CartPricing['skusOf'] = (ctx, db, cart) =>
    products.forCart(ctx, db, skuIdsOf(cart), cart.plainPrices);

  return {
    skusOf,

    async quote(ctx, db, cart, allowExternalShippingFee = true, known) {
      const bought = known ?? (await skusOf(ctx, db, cart));
      const effect = await promotions.effect(ctx, db, promotedCart(cart, bought));
      const given = effect.gifts.map(gift => gift.skuId);
      const skus = new Map([...(await products.forCart(ctx, db, given)), ...bought]);
      const priced = priceLines(cart, skus, effect, giftLines(cart, effect.gifts, skus));
      const delivery = await deliveries.of(ctx, db, cart.id, {
        isEmpty: cart.lines.length === 0,
        payable: priced.payable,
        weightGrams: weightOf(priced, skus),
        freeShipping: effect.freeShipping,
        externalShipping: allowExternalShippingFee ? cart.externalShipping : null,
      });
      const market = { currency: ctx.market.currency, feeRate: standardRate(ctx) };
      return {
        cart: withBalance(sumCart(cart, priced, effect, delivery, market), await balanceOf(ctx, db)),
        delivery,
        skus,
      };
    },

    async promotable(ctx, db, cart) {
      return promotedCart(cart, await skusOf(ctx, db, cart));
    },
  };
}
