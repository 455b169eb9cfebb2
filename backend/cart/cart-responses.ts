/** A priced cart with its products, as resolvers return it. */
import type { Product } from '../catalogue/product/product.ts';
import type { Context } from '../kernel/context.ts';
import type { PricedCart } from './cart.types.ts';
import { type CampaignPath, toCart } from './to-cart.ts';

/** The part of the catalogue that a cart shows. */
export interface ShownProducts {
  /** Those of `ids` that are published in the market and language of the context. */
  many: (ctx: Context, ids: readonly number[]) => Promise<readonly Product[]>;
}

export type CartResponses = ReturnType<typeof createCartResponses>;

const noPages: CampaignPath = () => null;

export const createCartResponses =
  (products: ShownProducts, campaignPath = noPages) =>
  async (ctx: Context, cart: PricedCart) => {
    const ids = [...new Set(cart.lines.map(({ productId }) => productId))];
    const shown = ids.length === 0 ? [] : await products.many(ctx, ids);
    return toCart(ctx, cart, new Map(shown.map(product => [product.record.id, product])), campaignPath);
  };
