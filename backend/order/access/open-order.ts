/** The order behind a link, and whether the link has become too old. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { OrderRecord } from '#backend/database/tables/order-tables.ts';
import { endOfPublicId, type OrderLinks } from './order-link.ts';

export interface Asking {
  caller: { ipAddress: string | null };
  now: Date;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createOpenOrder(db: Kysely<Schema>, links: OrderLinks) {
  const recordWhere = (column: 'order_id' | 'public_id', value: number | string) =>
    db.selectFrom('shop_order').selectAll().where(column, '=', value).executeTakeFirst();

  /** The order that a payment at a provider belongs to; its reference is as secret as the order's public id. */
  const recordOfPayment = (reference: string) =>
    db
      .selectFrom('shop_order')
      .selectAll('shop_order')
      .innerJoin('payment', 'payment.order_id', 'shop_order.order_id')
      .where('payment.payment_ref', '=', reference)
      .executeTakeFirst();

  /** Null for a link that this shop has not made. */
  async function open(link: string, now: Date): Promise<{ order: OrderRecord; isExpired: boolean } | null> {
    const read = links.read(link);
    if (read) {
      const order = await recordWhere('order_id', read.orderId);
      return order ? { order, isExpired: read.expiresAt <= now } : null;
    }
    if (!uuid.test(link)) return null;
    const order = (await recordWhere('public_id', link)) ?? (await recordOfPayment(link));
    return order ? { order, isExpired: endOfPublicId(order.placed_at) <= now } : null;
  }

  return {
    open,
    /** A link to an order of the account; null for an order of others, which is answered like one that does not exist. */
    async linkFor(customerId: number, orderId: number, now: Date): Promise<string | null> {
      const order = await recordWhere('order_id', orderId);
      return order?.customer_id === customerId ? links.write(orderId, now) : null;
    },
    /** Null for an expired link as well. */
    async openYoung(link: string, now: Date): Promise<OrderRecord | null> {
      const opened = await open(link, now);
      return opened && !opened.isExpired ? opened.order : null;
    },
  };
}
