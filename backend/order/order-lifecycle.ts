/** Transitions of orders: only those that the table allows, each with its entry in the history and its consequences. */

import type { Kysely } from 'kysely';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { OrderRecord } from '#backend/database/tables/order-tables.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Promotions } from '#backend/promotion/promotions.ts';
import type { OrderState } from '#kernel/order/order-states.ts';
import { giveBalance } from './order-balance.ts';
import { mayMove, releasesReservations, toOrderState } from './order-states.ts';
import { returnStock } from './reserve-stock.ts';

type Db = Kysely<Schema>;

export interface Move {
  to: OrderState;
  reason: string;
  now: Date;
  /** Sends no mail: the shopper is still in the shop, or was never notified of the order. */
  quiet?: boolean;
}

export type OrderLifecycle = ReturnType<typeof createOrderLifecycle>;

/** States that the shopper is mailed about; the confirmation covers `pending`. */
const mailedStates: readonly OrderState[] = ['cancelled', 'out-of-stock', 'partial', 'completed', 'refunded'];

/** The order, locked until the transaction ends. */
export const lockOrder = (db: Db, orderId: number): Promise<OrderRecord | undefined> =>
  db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();

export async function confirmByMail(db: Db, order: OrderRecord): Promise<void> {
  const { order_id: orderId, public_id: publicId, email, language_id: languageId } = order;
  await enqueueMail(db, 'order-confirmation', { orderId, publicId, email, languageId });
}

/** @param status a state of the order, or what happened to it without another state */
export async function tellStatus(db: Db, order: OrderRecord, status: string): Promise<void> {
  const { order_id: orderId, public_id: publicId, email, language_id: languageId } = order;
  await enqueueMail(db, 'order-status', { orderId, publicId, email, languageId, status });
}

export function createOrderLifecycle(promotions: Promotions) {
  async function releaseReservations(db: Db, order: OrderRecord, now: Date): Promise<void> {
    await returnStock(db, order.order_id, now);
    await promotions.release(db, order.order_id);
    if (order.customer_id !== null)
      await giveBalance(db, order.customer_id, order.currency_code, order.balance_minor);
  }

  return {
    /** False, without changes, when the current state does not allow the transition. `db` must be a transaction. */
    async move(db: Db, orderId: number, { to, reason, now, quiet = false }: Move): Promise<boolean> {
      const order = await lockOrder(db, orderId);
      if (!order || !mayMove(toOrderState(order.status), to)) return false;
      const ends = to === 'completed' || to === 'refunded';
      await db
        .updateTable('shop_order')
        .set({
          status: to,
          updated_at: now,
          ...(ends && order.completed_at === null && { completed_at: now }),
        })
        .where('order_id', '=', orderId)
        .execute();
      await db
        .insertInto('order_status_change')
        .values({ order_id: orderId, from_status: order.status, to_status: to, reason })
        .execute();
      if (releasesReservations(to)) await releaseReservations(db, order, now);
      if (!quiet && mailedStates.includes(to)) await tellStatus(db, order, to);
      return true;
    },
  };
}

export const noSuchOrder = (): RequestError =>
  new RequestError('NOT_FOUND', 'The order does not exist', 'orderId');
