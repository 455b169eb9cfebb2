/**
 * Converts a cart into an order inside one transaction: everything succeeds, or nothing (I1-I4). The caller holds the cart's
 * lock. Two statements: read all, then take the stock and write all.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely, RawBuilder } from 'kysely';
import { refuseRisenTotal } from '#backend/cart/answered-total.ts';
import type { CartHead } from '#backend/cart/cart.types.ts';
import { type Claim, earlierAnswer, mismatch } from '#backend/cart/idempotency.ts';
import { blockedPart } from '#backend/checkout/blocked.ts';
import type { CheckoutInput } from '#backend/checkout/checkout-input.ts';
import type { CheckoutPricing } from '#backend/checkout/deliveries.ts';
import { type Consumption, rejectRefused } from '#backend/database/limiter.ts';
import { isTrue } from '#backend/database/parts.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { abandonPayment } from '#backend/payment/attempt.ts';
import { toWay } from '#backend/payment/payment.ts';
import type { Promotions } from '#backend/promotion/promotions.ts';
import { fromDecimal, type Minor } from '#kernel/money/money.ts';
import type { ProductPaths } from './draft-order.ts';
import { draftOrder } from './draft-order.ts';
import { type Inserted, insertOrder } from './insert-order.ts';
import { pendingOrder } from './order.repository.ts';
import type { OrderDraft } from './order.types.ts';
import { takeBalance } from './order-balance.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';
import { buyerCount, type OrderLimits } from './order-limits.ts';
import { orderWrites } from './order-writes.ts';
import { createPreparation, type PlacedOrder } from './prepare-order.ts';
import { type ProductFits, saidFits } from './said-fits.ts';
import { storeConsents } from './store-consents.ts';
import { noDeadline, paymentDeadline } from './unpaid-orders.ts';
import { mayReserve, waitForNear } from './unpaid-reservations.ts';

type Db = Kysely<Schema>;

export interface PlacingPorts {
  pricing: CheckoutPricing;
  promotions: Promotions;
  lifecycle: OrderLifecycle;
  productPaths: ProductPaths;
  productFits: ProductFits;
  /** Called for every new order, not for repeats. Inside the transaction: only the commit follows. */
  onPlaced?: (() => void) | undefined;
  /** Null: orders are not limited. */
  limits: OrderLimits | null;
  /** After how many days an order without its payment in advance lapses; 0: never. */
  unpaidDays: number;
}

/** Already paid in an external checkout: the amount and the reference. */
export interface PaidBefore {
  reference: string;
  amount: Minor;
}

interface Placement {
  paid?: PaidBefore | null;
  /** One claim gives one order, whose response every repeat gets. */
  claim?: Claim | null;
  /** Whether the caller's network may place an order; absent: it may. */
  network?: Consumption;
  /** Whether an open payment of the cart is left to the caller, by `OpenPaymentError`, instead of being replaced. */
  leavesOpenPayment?: boolean;
}

/** The cart has an order that waits for its payment, of which the provider may know more by now. */
export class OpenPaymentError extends Error {
  override readonly name = 'OpenPaymentError';
}

export interface Placing {
  answer: PlacedOrder;
  /** False: the answer to an earlier request is repeated. */
  isNew: boolean;
}

const blocked = (): RequestError =>
  new RequestError('CUSTOMER_BLACKLISTED', 'This customer cannot order', 'checkout.email');

/** An order is placed only at the total that the shopper accepted; clients that send none accept the cart's. */
function refuseOtherTotal({ caller: { expectedTotal } }: Context, total: Minor): void {
  if (expectedTotal !== undefined && fromDecimal(expectedTotal) !== total)
    throw new RequestError('CART_CHANGED', 'The total differs from the accepted one', 'cartId');
}

/** An earlier unpaid attempt on this cart is replaced; a late payment of it is refunded. */
async function supersede(ctx: Context, on: Db, cartId: string, lifecycle: OrderLifecycle): Promise<void> {
  const earlier = await pendingOrder(on, cartId);
  if (earlier === null) return;
  await lifecycle.move(on, earlier, {
    to: 'cancelled',
    reason: 'superseded',
    now: ctx.now,
    quiet: true,
  });
  await abandonPayment(on, earlier, ctx.now);
}

/** Refuses an amount or a total other than that of the cart; a blocked customer is told that first. */
async function refuseOtherAmount(
  ctx: Context,
  on: Db,
  total: Minor,
  { isBlocked, paid }: { isBlocked: RawBuilder<boolean>; paid: PaidBefore | null },
): Promise<void> {
  try {
    if (paid && paid.amount !== total)
      throw new RequestError('PAYMENT_NOT_AVAILABLE', 'The cart has changed since it was paid', 'cartId');
    refuseOtherTotal(ctx, total);
  } catch (refusal) {
    if (await isTrue(on, isBlocked)) throw blocked();
    throw refusal;
  }
}

/** @throws what makes the order impossible; the transaction takes everything back. */
function refuseInserted(inserted: Inserted): void {
  if (inserted.isBlocked) throw blocked();
  if (inserted.isShort)
    throw new RequestError('OUT_OF_STOCK', 'A product of this order is not in stock any more', 'cartId');
  if (!inserted.isClaimed) throw mismatch();
}

export type OrderPlacing = ReturnType<typeof createOrderPlacing>;

export function createOrderPlacing(ports: PlacingPorts) {
  const { pricing, promotions, lifecycle, productPaths, productFits, limits, unpaidDays, onPlaced } = ports;

  const { read, buyer, checked } = createPreparation(pricing);

  async function spend(ctx: Context, on: Db, id: number, draft: OrderDraft): Promise<void> {
    const { cart, customerId, email } = draft;
    if (cart.promoCode !== null)
      await promotions.redeem(on, ctx, cart.promoCode, { orderId: id, customerId, email });
    if (customerId !== null) await takeBalance(on, customerId, cart.currency.code, cart.balance.used);
  }

  return {
    /** Throws what `place` would throw. Writes nothing. */
    async check(ctx: Context, on: Db, locked: CartHead, input: CheckoutInput): Promise<void> {
      const { checkout, quote, storedCart } = checked(
        ctx,
        locked,
        await read(ctx, on, locked.id, null),
        input,
      );
      if (await isTrue(on, blockedPart(ctx, checkout))) throw blocked();
      refuseRisenTotal(locked.answered, quote.cart, storedCart);
    },

    async place(
      ctx: Context,
      on: Db,
      locked: CartHead,
      input: CheckoutInput,
      { paid = null, claim = null, network, leavesOpenPayment = false }: Placement,
    ): Promise<Placing> {
      let known = await read(ctx, on, locked.id, claim);
      if (known.further.is_pending && leavesOpenPayment) throw new OpenPaymentError();
      const repeated = earlierAnswer(claim, known.further.earlier);
      if (repeated) return { answer: repeated.answer, isNew: false };
      if (known.further.is_pending) {
        // An order near this one waits for the stock, the code and the balance that are given back here.
        if (limits?.reserved) await waitForNear(on, buyer(ctx, known, input));
        await supersede(ctx, on, locked.id, lifecycle);
        known = await read(ctx, on, locked.id, claim);
      }
      const { from, checkout, patch, quote, storedCart } = checked(ctx, locked, known, input);
      const facts = known.further.row_facts;
      const ids = from.cart.lines.map(({ skuId }) => quote.skus.get(skuId)?.productId ?? 0);
      const fits = await saidFits(ctx, on, { vehicle: checkout.vehicle, ids, fitsOf: productFits });
      const draft = await draftOrder(ctx, { cart: from.cart, checkout, quote, facts, fits }, productPaths);
      const { total, payment } = draft.cart;
      const isBlocked = blockedPart(ctx, checkout);
      await refuseOtherAmount(ctx, on, total.selling, { isBlocked, paid });
      const way = paid || total.selling === 0 ? null : toWay(payment?.way ?? null);
      const placed = {
        publicId: randomUUID(),
        status: way ? ('pending-payment' as const) : ('completed' as const),
        redirectUrl: null,
      };
      const deadline = way ? noDeadline : paymentDeadline(draft, unpaidDays);
      const isUnpaid = way !== null || deadline.pay_by !== null;
      const isReserved = !isUnpaid || !limits?.reserved || (await mayReserve(on, draft, limits.reserved));
      const inserted = await insertOrder(on, {
        draft,
        status: way ? 'pending-payment' : 'pending',
        publicId: placed.publicId,
        deadline,
        isReserved,
        isBlocked,
        buyer: limits && !paid ? buyerCount(ctx, draft.email, limits) : null,
        further: orderWrites(ctx, on, { locked, draft, checkout, patch, way, paid, claim, placed }),
      });
      refuseInserted(inserted);
      const id = inserted.orderId;
      await spend(ctx, on, id, draft);
      // After the code, whose own refusal names the cause of a higher total.
      if (!paid) refuseRisenTotal(locked.answered, draft.cart, storedCart);
      if (!way) await storeConsents(on, draft, ctx.now);
      rejectRefused(inserted.buyer);
      if (network) rejectRefused(network);
      onPlaced?.();
      return { answer: { ...placed, orderId: String(id) }, isNew: true };
    },
  };
}
