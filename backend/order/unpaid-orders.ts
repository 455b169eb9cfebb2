/** Orders to be paid in advance by a transfer: a mail while the payment is missing, and the end of the order without it. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { SHORT_FLAG } from '#kernel/order/order-states.ts';
import type { Order, OrderDraft } from './order.types.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';
import { takeStockAgain } from './reserve-stock.ts';

type Db = Kysely<Schema>;

const dayMs = 24 * 60 * 60 * 1000;
/** How long before the end the mail is due, for orders with more time. */
const noticeMs = 2 * dayMs;
/** What remains after a mail that was late, as after a stop of the shop. */
const graceMs = dayMs;

export interface PaymentDeadline {
  pay_by: Date | null;
  remind_at: Date | null;
}

/** Of orders that wait for no transfer. */
export const noDeadline: PaymentDeadline = { pay_by: null, remind_at: null };

/** The last day of orders that wait for their payment without end. */
export const noLastDay = new Date('9999-12-31T00:00:00Z');

/** The last day of an order that waits for its transfer; null for any other order. */
export const awaitedUntil = ({ status, payBy }: Pick<Order, 'status' | 'payBy'>): Date | null =>
  status === 'pending' ? payBy : null;

/** @param days 0: orders never lapse. */
export function paymentDeadline({ cart, placedAt }: OrderDraft, days: number): PaymentDeadline {
  const isDue = cart.payment?.isPrepaid === true && cart.total.selling > 0;
  if (!isDue) return noDeadline;
  if (days === 0) return { pay_by: noLastDay, remind_at: null };
  const payBy = placedAt.getTime() + days * dayMs;
  return {
    pay_by: new Date(payBy),
    remind_at: new Date(payBy - Math.min(noticeMs, (days * dayMs) / 2)),
  };
}

interface Due {
  order_id: number;
  public_id: string;
  email: string;
  language_id: string;
}

const mail = (db: Db, order: Due, status: string): Promise<void> =>
  enqueueMail(db, 'order-status', {
    orderId: order.order_id,
    publicId: order.public_id,
    email: order.email,
    languageId: order.language_id,
    status,
  });

/** The next due order, locked; rows that another instance has locked are skipped. */
async function nextDue(db: Db, condition: ReturnType<typeof sql<boolean>>): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select order_id, public_id, email, language_id from shop_order
    where pay_by is not null and status = 'pending' and ${condition}
    order by pay_by limit 1 for update skip locked`.execute(db);
  return rows[0];
}

/** Runs `one` in a transaction each until it finds nothing more; returns how often it did. */
async function each(db: Db, one: (on: Db) => Promise<boolean>): Promise<number> {
  let count = 0;
  while (await withTransaction(db, one)) count += 1;
  return count;
}

/**
 * Sends the mails that are due, then ends the orders whose time is over and whose buyers were told: stock, code use and
 * balance are given back. Any number of instances may run it.
 */
export async function settleUnpaidOrders(
  db: Db,
  lifecycle: OrderLifecycle,
  now: Date,
): Promise<{ reminded: number; lapsed: number }> {
  const reminded = await each(db, async on => {
    const order = await nextDue(on, sql`remind_at <= ${now}`);
    if (!order) return false;
    await sql`update shop_order set remind_at = null, pay_by = greatest(pay_by, ${new Date(now.getTime() + graceMs)}::timestamptz)
      where order_id = ${order.order_id}`.execute(on);
    await mail(on, order, 'payment-due');
    return true;
  });
  const lapsed = await each(db, async on => {
    const order = await nextDue(on, sql`remind_at is null and pay_by <= ${now}`);
    if (!order) return false;
    const id = order.order_id;
    await sql`update shop_order set pay_by = null where order_id = ${id}`.execute(on);
    if (await lifecycle.move(on, id, { to: 'cancelled', reason: 'unpaid', now, quiet: true }))
      await mail(on, order, 'lapsed');
    return true;
  });
  return { reminded, lapsed };
}

/** What the mail to its buyer says. */
export const SHORT_STATUS = 'sold-before-payment';

/** What the recording of a payment found; `short`: paid, but the order held no products and some are sold out. */
export type Recorded = 'paid' | 'short' | 'not-awaited';

/** Records that the payment has come in and mails so. An order that held no products takes them now, or is put on hold and its buyer is mailed why. */
export const recordPayment = (
  db: Db,
  lifecycle: OrderLifecycle,
  orderId: number,
  now: Date,
): Promise<Recorded> =>
  withTransaction(db, async on => {
    const { rows } = await sql<Due & { is_reserved: boolean }>`
      update shop_order set pay_by = null, remind_at = null, updated_at = ${now}
      where order_id = ${orderId} and pay_by is not null and status <> 'cancelled'
      returning order_id, public_id, email, language_id, is_reserved`.execute(on);
    const [order] = rows;
    if (!order) return 'not-awaited';
    if (order.is_reserved || (await takeReservation(on, orderId))) {
      await mail(on, order, 'pending');
      return 'paid';
    }
    await sql`update shop_order set flag = ${SHORT_FLAG} where order_id = ${orderId}`.execute(on);
    await lifecycle.move(on, orderId, { to: 'on-hold', reason: SHORT_FLAG, now, quiet: true });
    await mail(on, order, SHORT_STATUS);
    return 'short';
  });

/** Takes the products of an order that holds none yet; false, without changes, when some are sold out. */
export async function takeReservation(db: Db, orderId: number): Promise<boolean> {
  if (!(await takeStockAgain(db, orderId))) return false;
  await sql`update shop_order set is_reserved = true where order_id = ${orderId}`.execute(db);
  return true;
}
