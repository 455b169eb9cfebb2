/** The cart operations of the GraphQL contract: unwraps arguments, calls the service, returns the cart. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { CartService } from './cart.service.ts';
import type { CartResponses } from './cart-responses.ts';

export const cartResolvers = (carts: CartService, answer: CartResponses): Resolvers => ({
  Query: {
    getCart: async (_, args, ctx) => answer(ctx, await carts.get(ctx, args)),
  },
  Mutation: {
    addToCart: async (_, { id, item, allowExternalShippingFee: fee }, ctx) =>
      answer(ctx, await carts.add(ctx, id, item, fee)),
    addItemsToCart: async (_, { id, items, allowExternalShippingFee: fee }, ctx) =>
      answer(ctx, await carts.addAll(ctx, id, items, fee)),
    updateCartItem: async (_, { id, item, allowExternalShippingFee: fee }, ctx) =>
      answer(ctx, await carts.update(ctx, id, item, fee)),
    addPackageToCart: async (_, { id, packageId, selections, allowExternalShippingFee: fee }, ctx) => {
      const chosen = (selections ?? []).flatMap(selection => selection ?? []);
      return answer(ctx, await carts.addPackage(ctx, id, packageId, chosen, fee));
    },
    updateCartGroup: async (_, { id, item, allowExternalShippingFee: fee }, ctx) =>
      answer(ctx, await carts.updateGroup(ctx, id, String(item.groupKey ?? ''), item.quantity, fee)),
    clearCart: async (_, { id }, ctx) => answer(ctx, await carts.clear(ctx, id)),
    setCartPromoCode: async (_, { id, promoCode }, ctx) =>
      answer(ctx, await carts.setPromoCode(ctx, id, promoCode)),
    setCartMerchantData: async (_, { id, merchantData }, ctx) =>
      answer(ctx, await carts.setMerchantData(ctx, id, merchantData)),
    cloneCart: async (_, { id, resetPromotions }, ctx) =>
      answer(ctx, await carts.clone(ctx, id, resetPromotions ?? false)),
    completeCart: async (_, { id }, ctx) => answer(ctx, await carts.complete(ctx, id)),
  },
});
