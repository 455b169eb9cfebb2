/** Promotion, cart, checkout and order, wired: each asks only those below it, and what it needs from above through a port. */
import type { Kysely } from 'kysely';
import { createCartAnswers, type ShownProducts } from './cart/cart-answers.ts';
import { createCartPricing } from './cart/cart-pricing.ts';
import { cartResolvers } from './cart/cart.resolvers.ts';
import { createCartService } from './cart/cart.service.ts';
import { createProducts } from './cart/products.ts';
import { checkoutResolvers } from './checkout/checkout.resolvers.ts';
import { createCheckoutService } from './checkout/checkout.service.ts';
import { createDeliveries } from './checkout/deliveries.ts';
import type { Schema } from './database/schema.ts';
import type { Resolvers } from './graphql/resolvers.gen.ts';
import { createFrozenCarts } from './order/order.repository.ts';
import { orderResolvers } from './order/order.resolvers.ts';
import { createOrderService } from './order/order.service.ts';
import { createNoPromotions, type Promotions } from './promotion/promotions.ts';

export function createShopping(
  db: Kysely<Schema>,
  shown: ShownProducts,
  promotions: Promotions = createNoPromotions(),
) {
  const products = createProducts();
  const pricing = createCartPricing({ products, promotions, deliveries: createDeliveries() });
  const carts = createCartService({ db, products, promotions, pricing, frozen: createFrozenCarts() });
  const checkouts = createCheckoutService({ db, pricing });
  const orders = createOrderService({ db, pricing });
  const answers = createCartAnswers(shown);
  const resolvers: readonly Resolvers[] = [
    cartResolvers(carts, answers),
    checkoutResolvers(checkouts, answers),
    orderResolvers(orders, answers),
  ];
  return { carts, checkouts, orders, resolvers };
}
