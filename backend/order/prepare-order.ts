/** Reads a cart for its order, and checks it with the shopper's input; for placing an order and the dry runs. */
import type { Kysely } from 'kysely';
import type { CartHead } from '#backend/cart/cart.types.ts';
import { refuseCompleted } from '#backend/cart/cart-access.ts';
import { cartIdOfFacts, skuIdsOfFacts } from '#backend/cart/cart-facts.ts';
import { type Claim, earlierPart } from '#backend/cart/idempotency.ts';
import { accountPart } from '#backend/checkout/account.ts';
import { mergedInput } from '#backend/checkout/checkout.service.ts';
import type { CheckoutInput } from '#backend/checkout/checkout-input.ts';
import type { CheckoutPricing } from '#backend/checkout/deliveries.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { checkOrder } from './check-order.ts';
import { hasPendingOrder } from './order.repository.ts';
import { rowFactsPart } from './row-facts.ts';

export interface PlacedOrder {
  orderId: string;
  publicId: string;
  /** `completed` means that the shopper has nothing more to do; older clients only know this value (R-ORDER-5). */
  status: 'completed' | 'pending-payment';
  /** Address of the payment; null when nothing is paid elsewhere. */
  redirectUrl: string | null;
}

export function createPreparation(pricing: CheckoutPricing) {
  /** All that an order depends on, in one statement. The caller holds the cart's lock. */
  const read = (ctx: Context, on: Kysely<Schema>, cartId: string, claim: Claim | null) =>
    pricing.read(ctx, on, cartId, {
      account: accountPart(ctx),
      row_facts: rowFactsPart(ctx, skuIdsOfFacts),
      is_pending: hasPendingOrder(cartIdOfFacts),
      earlier: earlierPart<PlacedOrder>(claim),
    });

  return {
    read,

    /** Whom the order would be of, before anything else of it is checked. */
    buyer(ctx: Context, known: Awaited<ReturnType<typeof read>>, input: CheckoutInput) {
      const { from, checkout } = mergedInput(ctx, known, known.further.account, input);
      const { customerId, ipAddress } = ctx.caller;
      return { customerId: customerId ?? from.cart.customerId, email: checkout.email, ipAddress };
    },

    /** The input merged into the cart, priced and checked by every rule but the list of blocked customers. */
    checked(ctx: Context, locked: CartHead, known: Awaited<ReturnType<typeof read>>, input: CheckoutInput) {
      refuseCompleted(locked);
      const merged = mergedInput(ctx, known, known.further.account, input);
      const quote = pricing.quote(ctx, merged.from);
      checkOrder(ctx, merged.checkout, quote);
      return { ...merged, quote, storedCart: () => pricing.quote(ctx, known).cart };
    },
  };
}
