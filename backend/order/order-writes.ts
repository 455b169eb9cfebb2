/** What is written with an order, by the statement that writes the order. */
import { type Kysely, sql } from 'kysely';
import { becomesOwn, type CartPatch, touchedCart } from '#backend/cart/cart.repository.ts';
import type { CartHead } from '#backend/cart/cart.types.ts';
import { type Claim, storedClaim } from '#backend/cart/idempotency.ts';
import { savedCheckout } from '#backend/checkout/checkout.repository.ts';
import type { Checkout } from '#backend/checkout/checkout.types.ts';
import type { Outgoing } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { insertedPayment } from '#backend/payment/payment.repository.ts';
import type { ProviderWay } from '#backend/payment/payment-provider.ts';
import { closedSessions } from '#backend/payment/session.repository.ts';
import { newOrderId, type Writes } from './insert-order.ts';
import type { OrderDraft } from './order.types.ts';

interface Ordered {
  locked: Pick<CartHead, 'customerId'>;
  draft: OrderDraft;
  checkout: Checkout;
  /** What the request changes in the cart. */
  patch: CartPatch;
  /** Null: the order is final. */
  way: ProviderWay | null;
  paid: { reference: string } | null;
  claim: Claim | null;
  /** The response, without the order's number. */
  placed: { publicId: string };
}

const confirmed = (draft: OrderDraft, publicId: string) => {
  const { email, languageId } = draft;
  const payload: Omit<Outgoing['order-confirmation'], 'orderId'> = { publicId, email, languageId };
  return sql`insert into outbox (kind, payload)
    values ('order-confirmation', ${JSON.stringify(payload)}::jsonb || jsonb_build_object('orderId', ${newOrderId}))`;
};

export function orderWrites(
  ctx: Context,
  db: Kysely<Schema>,
  { locked, draft, checkout, patch, way, paid, claim, placed }: Ordered,
): Writes {
  const { cart, customerId, customerType } = draft;
  const completion = way ? patch : { ...patch, completedAt: ctx.now };
  const answer = sql`${JSON.stringify(placed)}::jsonb || jsonb_build_object('orderId', ${newOrderId}::text)`;
  return {
    saved: savedCheckout(db, ctx, cart.id, checkout),
    closed: closedSessions(db, cart.id, paid?.reference ?? null, ctx.now),
    ...((becomesOwn(ctx, locked) || Object.keys(completion).length > 0) && {
      touched: touchedCart(db, ctx, cart.id, completion),
    }),
    ...(claim && { claimed: storedClaim(claim, answer) }),
    ...(way
      ? {
          begun: insertedPayment(db, ctx, {
            orderId: newOrderId,
            cartId: cart.id,
            way,
            paymentId: cart.payment?.id ?? 0,
            amount: cart.total.selling,
            urls: checkout.urls,
            customerId,
            customerType,
          }),
        }
      : { confirmed: confirmed(draft, placed.publicId) }),
  };
}
