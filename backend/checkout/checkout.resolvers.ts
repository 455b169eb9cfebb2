/** The contract's checkout operations. */

import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { CartResponses } from '../cart/cart-responses.ts';
import type { CheckoutService } from './checkout.service.ts';
import { toCheckout } from './to-checkout.ts';

export const checkoutResolvers = (checkouts: CheckoutService, answers: CartResponses): Resolvers => ({
  Mutation: {
    createOrUpdateCheckout: async (_, { cartId, checkout }, ctx) =>
      toCheckout(ctx, await checkouts.update(ctx, cartId, checkout ?? {}), answers),
    /** The older name of `externalShippingFee`. */
    setCartShippingFee: async (_, { cartId, shippingFee: externalShippingFee }, ctx) =>
      toCheckout(ctx, await checkouts.update(ctx, cartId, { externalShippingFee }), answers),
  },
});
