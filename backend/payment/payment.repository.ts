/** Payments in the database. Only the transaction that holds the lock of a row changes it. */
import { randomUUID } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type { CheckoutUrls } from '#backend/checkout/checkout-urls.ts';
import type { Db } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { Known } from './merge-report.ts';
import type { Payment, Wanted } from './payment.ts';
import { isReference, toPayment } from './payment.ts';
import type { ProviderWay } from './payment-provider.ts';

/** Time to pay; afterwards the reserved stock is released. */
const lifeMs = 30 * 60 * 1000;
/** The first query to the provider, in case its report was lost. */
const firstRefreshMs = 20 * 1000;

export interface NewPayment {
  cartId: string;
  /** Of an order that the same statement writes, an expression. */
  orderId: number | RawBuilder<number> | null;
  way: ProviderWay;
  paymentId: number;
  customerId: number | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  amount: Minor;
  urls: CheckoutUrls;
}

/** The statement that writes a payment; it returns no row when an open session of this cart and option already exists. */
export const insertedPayment = (db: Db, ctx: Context, payment: NewPayment) =>
  db
    .insertInto('payment')
    .values({
      payment_ref: randomUUID(),
      cart_id: payment.cartId,
      order_id: payment.orderId,
      is_session: payment.orderId === null,
      way: payment.way,
      payment_id: payment.paymentId,
      channel_id: ctx.channel.id,
      market_id: ctx.market.id,
      language_id: ctx.language.id,
      customer_id: payment.customerId,
      customer_type: payment.customerType,
      amount_minor: payment.amount,
      currency_code: ctx.market.currency.code,
      wanted: null,
      failure: null,
      redirect_url: null,
      snippet: null,
      urls: JSON.stringify(payment.urls),
      created_at: ctx.now,
      updated_at: ctx.now,
      paid_at: null,
      expires_at: new Date(ctx.now.getTime() + lifeMs),
      check_at: new Date(ctx.now.getTime() + firstRefreshMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll();

/** Null when an open session of this cart and option already exists. */
export async function insertPayment(db: Db, ctx: Context, payment: NewPayment): Promise<Payment | null> {
  const row = await insertedPayment(db, ctx, payment).executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function findPayment(db: Db, reference: string): Promise<Payment | null> {
  if (!isReference(reference)) return null;
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('payment_ref', '=', reference)
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function lockPayment(db: Db, reference: string): Promise<Payment | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('payment_ref', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function paymentOfOrder(db: Db, orderId: number): Promise<Payment | null> {
  const row = await db.selectFrom('payment').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function paymentsOfOrders(db: Db, orderIds: readonly number[]): Promise<Payment[]> {
  const rows = await db.selectFrom('payment').selectAll().where('order_id', 'in', orderIds).execute();
  return rows.map(toPayment);
}

/** The reference of the pending payment of this cart's order. */
export async function pendingPayment(db: Db, cartId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.order_id', 'payment.order_id')
    .select('payment.payment_ref')
    .where('payment.cart_id', '=', cartId)
    .where('payment.state', '=', 'open')
    .where('shop_order.status', '=', 'pending-payment')
    .executeTakeFirst();
  return row?.payment_ref ?? null;
}

export interface PaymentPatch extends Partial<Known> {
  orderId?: number;
  amount?: Minor;
  wanted?: Wanted | null;
  failure?: string;
  redirectUrl?: string | null;
  snippet?: string | null;
  urls?: CheckoutUrls;
  paidAt?: Date;
  /** Null: the payment is final. */
  checkAt?: Date | null;
}

export async function updatePayment(
  db: Db,
  reference: string,
  patch: PaymentPatch,
  now: Date,
): Promise<void> {
  const { orderId, amount, state, authorized, captured, refunded, redirectUrl, paidAt, checkAt } = patch;
  await db
    .updateTable('payment')
    .set({
      updated_at: now,
      ...(orderId !== undefined && { order_id: orderId }),
      ...(amount !== undefined && { amount_minor: amount }),
      ...(state !== undefined && { state }),
      ...(authorized !== undefined && { authorized_minor: authorized }),
      ...(captured !== undefined && { captured_minor: captured }),
      ...(refunded !== undefined && { refunded_minor: refunded }),
      ...(patch.wanted !== undefined && { wanted: patch.wanted }),
      ...(patch.failure !== undefined && { failure: patch.failure }),
      ...(redirectUrl !== undefined && { redirect_url: redirectUrl }),
      ...(patch.snippet !== undefined && { snippet: patch.snippet }),
      ...(patch.urls !== undefined && { urls: JSON.stringify(patch.urls) }),
      ...(paidAt !== undefined && { paid_at: paidAt }),
      ...(checkAt !== undefined && { check_at: checkAt }),
    })
    .where('payment_ref', '=', reference)
    .execute();
}

/** Claims due payments and postpones them for other instances, which may query at the same time (R-PAY-9). */
export async function claimDuePayments(db: Db, now: Date, most: number): Promise<Payment[]> {
  const rows = await db
    .with('due', on =>
      on
        .selectFrom('payment')
        .select('payment_ref as ref')
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payment')
    .from('due')
    .set(eb => ({
      attempts: eb('payment.attempts', '+', 1),
      check_at: new Date(now.getTime() + firstRefreshMs),
    }))
    .whereRef('payment.payment_ref', '=', 'due.ref')
    .returningAll('payment')
    .execute();
  return rows.map(toPayment);
}

/** False when this event was already recorded. */
export async function noteEvent(db: Db, id: string, reference: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('payment_event')
    .values({ event_id: id, payment_ref: reference, received_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}
