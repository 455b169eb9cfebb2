/** Events of an order since it was placed: parcels and refunds. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Refund, Shipment } from './order.types.ts';

type Db = Kysely<Schema>;

interface OfOrder {
  orderId: number;
}

export async function shipmentsOf(db: Db, orderIds: readonly number[]): Promise<(Shipment & OfOrder)[]> {
  const rows = await db
    .selectFrom('order_shipment')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('shipment_id')
    .execute();
  return rows.map(row => ({
    orderId: row.order_id,
    id: row.shipment_id,
    parcelNumber: row.parcel_number,
    trackingLink: row.tracking_link,
    shippedAt: row.shipped_at,
  }));
}

/** Completed refunds; one that the provider has not confirmed is pending. */
export async function refundsOf(db: Db, orderIds: readonly number[]): Promise<(Refund & OfOrder)[]> {
  const rows = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'done')
    .orderBy('refund_id')
    .execute();
  return rows.map(row => ({
    orderId: row.order_id,
    id: row.refund_id,
    skuId: row.sku_id,
    articleNumber: row.article_number,
    total: row.total_minor,
    vat: row.vat_minor,
    reason: row.reason,
    reasonCode: row.reason_code,
    refundType: row.refund_type,
    toBalance: row.to_balance,
    createdAt: row.created_at,
  }));
}
