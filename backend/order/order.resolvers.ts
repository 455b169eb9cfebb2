/** The contract's order operations. */

import type { CartService } from '#backend/cart/cart.service.ts';
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { PaymentService } from '#backend/payment/payment.service.ts';
import type { CartResponses } from '../cart/cart-responses.ts';
import { createConfirmations } from './confirmations.ts';
import type { OrderService } from './order.service.ts';
import type { OrderNames } from './order-names.ts';
import { toConfirmation } from './to-confirmation.ts';
import { toOrder } from './to-order.ts';

interface OrderResolverPorts {
  orders: OrderService;
  payments: Pick<PaymentService, 'asOfNow'> | null;
  carts: Pick<CartService, 'get'>;
  answers: CartResponses;
  orderNames: OrderNames;
}

export function orderResolvers({
  orders,
  payments,
  carts,
  answers,
  orderNames,
}: OrderResolverPorts): Resolvers {
  const confirmations = createConfirmations({ orders, payments, carts, orderNames });
  return {
    Query: {
      validateOrderCreation: async (_, { cartId, checkout }, ctx) => ({
        ...(await orders.validate(ctx, cartId, checkout)),
        memberType: '',
      }),
      validateOrderConditions: (_, { cartId, email }, ctx) =>
        orders.validateStored(ctx, cartId, email ?? null),
      checkout: async (_, { id, cartId, paymentType }, ctx) =>
        toConfirmation(ctx, await confirmations.find(ctx, id, paymentType, cartId ?? null), answers),
      /** Without the cart's id only an external payment with a secret id is found. */
      getCheckoutAndOrder: async (_, { id, paymentType }, ctx) => {
        const found = await confirmations.find(ctx, id, paymentType, null);
        const { htmlSnippet, order } = await toConfirmation(ctx, found, answers);
        return { htmlSnippet: htmlSnippet ?? '', order };
      },
      getCheckout: async (_, { id, paymentType }, ctx) =>
        (await confirmations.find(ctx, id, paymentType, null))?.snippet ?? null,
      getOrderPublic: async (_, { publicOrderId }, ctx) => {
        const order = await orders.byPublicId(publicOrderId);
        const [named] = order ? await orderNames(ctx, [order]) : [];
        return named ? toOrder(ctx, named, answers) : null;
      },
    },
    Mutation: {
      placeOrder: (_, { cartId, checkout }, ctx) => orders.place(ctx, cartId, checkout),
    },
  };
}
