/** Prices a stored cart: products, promotions and delivery are asked, `price-cart.ts` adds up. */
import type { Kysely } from 'kysely';
import type { Minor } from '#kernel/money.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { PromotableLine, Promotions } from '#backend/promotion/promotions.ts';
import type { Cart, Delivery, PricedCart } from './cart.types.ts';
import { priceLines, sumCart } from './price-cart.ts';
import { standardRate } from './products.ts';
import type { CartSku, Products } from './products.ts';

/** What delivery depends on. */
export interface DeliveryBasis {
  isEmpty: boolean;
  payable: Minor;
  weightGrams: number;
  freeShipping: boolean;
  /** Null also when the caller does not want to see it outside the checkout. */
  externalShipping: Minor | null;
}

/** Satisfied by the checkout, which stands above the cart. */
export interface Deliveries {
  of: (ctx: Context, db: Kysely<Schema>, cartId: string, basis: DeliveryBasis) => Promise<Delivery>;
}

export interface Quote {
  cart: PricedCart;
  delivery: Delivery;
  skus: ReadonlyMap<number, CartSku>;
}

export interface CartPricing {
  quote: (ctx: Context, db: Kysely<Schema>, cart: Cart, allowExternalShippingFee?: boolean) => Promise<Quote>;
  promotable: (ctx: Context, db: Kysely<Schema>, cart: Cart) => Promise<PromotableLine[]>;
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

const weightOf = (cart: Cart, skus: ReadonlyMap<number, CartSku>): number =>
  cart.lines.reduce((sum, { skuId, quantity }) => sum + (skus.get(skuId)?.weightGrams ?? 0) * quantity, 0);

export function createCartPricing({ products, promotions, deliveries }: PricingPorts): CartPricing {
  return {
    async quote(ctx, db, cart, allowExternalShippingFee = true) {
      const skus = await products.forCart(ctx, db, skuIdsOf(cart));
      const effect = await promotions.effect(ctx, cart.promoCode, promotableLines(cart, skus));
      const priced = priceLines(cart, skus, effect);
      const delivery = await deliveries.of(ctx, db, cart.id, {
        isEmpty: cart.lines.length === 0,
        payable: priced.payable,
        weightGrams: weightOf(cart, skus),
        freeShipping: effect.freeShipping,
        externalShipping: allowExternalShippingFee ? cart.externalShipping : null,
      });
      const market = { currency: ctx.market.currency, feeRate: standardRate(ctx) };
      return { cart: sumCart(cart, priced, effect, delivery, market), delivery, skus };
    },

    async promotable(ctx, db, cart) {
      return promotableLines(cart, await products.forCart(ctx, db, skuIdsOf(cart)));
    },
  };
}
