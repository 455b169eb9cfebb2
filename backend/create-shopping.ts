/** Wires promotion, cart, checkout and order: each calls only lower layers, and uses ports for what higher ones provide. */
import type { Kysely } from 'kysely';
import { cartResolvers } from './cart/cart.resolvers.ts';
import { createCartService } from './cart/cart.service.ts';
import { createCartPricing } from './cart/cart-pricing.ts';
import { createCartResponses, type ShownProducts } from './cart/cart-responses.ts';
import { createProducts } from './cart/products.ts';
import type { CampaignPath } from './cart/to-cart.ts';
import { checkoutResolvers } from './checkout/checkout.resolvers.ts';
import { createCheckoutService } from './checkout/checkout.service.ts';
import { createDeliveries } from './checkout/deliveries.ts';
import type { Schema } from './database/schema.ts';
import type { Resolvers } from './graphql/resolvers.gen.ts';
import { createOrdering, type OrderingOptions } from './order/create-ordering.ts';
import { createFrozenCarts } from './order/order.repository.ts';
import { orderResolvers } from './order/order.resolvers.ts';
import { createOrderNames } from './order/order-names.ts';
import { createOfferedWays } from './payment/offered-ways.ts';
import { createPromotions } from './promotion/create-promotions.ts';

export function createShopping(
  db: Kysely<Schema>,
  shown: ShownProducts,
  ordering: Omit<OrderingOptions, 'db' | 'pricing' | 'promotions'>,
  campaignPath: CampaignPath,
) {
  const { setup, warn } = ordering;
  const promotions = createPromotions();
  const products = createProducts();
  const pricing = createCartPricing({
    promotions,
    deliveries: createDeliveries({ offers: setup && createOfferedWays({ provider: setup.provider, warn }) }),
  });
  const carts = createCartService({ db, products, promotions, pricing, frozen: createFrozenCarts() });
  const created = createOrdering({ ...ordering, db, pricing, promotions });
  const { orders, handling, lifecycle, payments, sessions, reserves } = created;
  const checkouts = createCheckoutService({ db, pricing, sessions, reserves });
  const answers = createCartResponses(shown, campaignPath);
  const orderNames = createOrderNames(db);
  const resolvers: readonly Resolvers[] = [
    cartResolvers(carts, answers),
    checkoutResolvers(checkouts, answers),
    orderResolvers({ orders, payments, carts, answers, orderNames }),
  ];
  return { carts, checkouts, orders, handling, lifecycle, payments, answers, orderNames, resolvers };
}
