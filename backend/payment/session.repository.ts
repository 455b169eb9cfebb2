/** External checkouts in the database: payments that begin before there is an order. */
import type { Db } from '#backend/database/schema.ts';
import type { Payment } from './payment.ts';
import { toPayment } from './payment.ts';

/** The session that a shopper's checkout shows now. */
export async function openSession(db: Db, cartId: string, paymentId: number): Promise<Payment | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('payment_id', '=', paymentId)
    .where('is_session', '=', true)
    .where('state', '=', 'open')
    .where('order_id', 'is', null)
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** The statement for a cart that is being ordered: its external checkouts must not be paid any more. `except` is the one that was. */
export const closedSessions = (db: Db, cartId: string, except: string | null, now: Date) =>
  db
    .updateTable('payment')
    .set({ wanted: 'void', failure: 'CART_COMPLETED', check_at: now, updated_at: now })
    .where('cart_id', '=', cartId)
    .where('is_session', '=', true)
    .where('state', '=', 'open')
    .where('order_id', 'is', null)
    .$if(except !== null, query => query.where('payment_ref', '<>', except ?? ''));
