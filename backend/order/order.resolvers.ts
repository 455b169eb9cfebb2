/** The contract's order operations. */
import type { CartAnswers } from '#backend/cart/cart-answers.ts';
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { OrderService } from './order.service.ts';
import { toConfirmation } from './to-confirmation.ts';
import { toOrder } from './to-order.ts';

export const orderResolvers = (orders: OrderService, answers: CartAnswers): Resolvers => ({
  Query: {
    validateOrderCreation: async (_, { cartId, checkout }, ctx) => ({
      ...(await orders.validate(ctx, cartId, checkout)),
      memberType: '',
    }),
    validateOrderConditions: (_, { cartId, email }, ctx) => orders.validateStored(ctx, cartId, email ?? null),
    /** Only orders of the shop's own form are known by their number. */
    checkout: async (_, { id, cartId, paymentType }, ctx) => {
      const isKnown = paymentType === 'STANDARD' && cartId;
      return toConfirmation(ctx, isKnown ? await orders.confirmation(id, cartId) : null, answers);
    },
    getOrderPublic: async (_, { publicOrderId }, ctx) => {
      const order = await orders.byPublicId(publicOrderId);
      return order && toOrder(ctx, order, answers);
    },
  },
  Mutation: {
    placeOrder: (_, { cartId, checkout }, ctx) => orders.place(ctx, cartId, checkout),
  },
});
