/** The rows of a refund, and whether anything is left to refund. Runs under the order's lock. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { OrderRecord } from '#backend/database/tables/order-tables.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Minor } from '#kernel/money/money.ts';
import { roundHalfUp, vatOf } from '#kernel/money/money.ts';
import { priceOfPieces } from './piece-price.ts';

type Db = Kysely<Schema>;

export interface RefundRequest {
  /** Pieces by row number of the order; empty refunds `amount`, or all that is left. */
  rows: readonly { rowNumber: number; quantity: number }[];
  amount: Minor | null;
  reason: string;
  reasonCode: number | null;
  /** To the customer's account balance instead of the original payment. */
  toBalance: boolean;
}

interface RefundRow {
  order_id: number;
  sku_id: number;
  article_number: string | null;
  quantity: number;
  total_minor: Minor;
  vat_minor: Minor;
  reason: string;
  reason_code: number | null;
  refund_type: string;
  to_balance: boolean;
}

async function refundedSoFar(db: Db, orderId: number): Promise<Minor> {
  const { sum } = await db
    .selectFrom('order_refund')
    .select(eb => eb.fn.coalesce(eb.fn.sum('total_minor'), eb.val(0)).as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** Amount paid by the shopper: money and balance. */
const paidFor = (order: OrderRecord): Minor => order.total_minor + order.balance_minor;

export async function isFullyRefunded(db: Db, orderId: number): Promise<boolean> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (await refundedSoFar(db, orderId)) >= paidFor(order);
}

const refuse = (message: string, field: string): never => {
  throw new RequestError('BAD_USER_INPUT', message, field);
};

/** Records the pieces as refunded by a guarded statement, and returns their price after the order's discount. */
async function pieceRow(
  db: Db,
  order: OrderRecord,
  { rowNumber, quantity }: { rowNumber: number; quantity: number },
): Promise<Omit<RefundRow, 'reason' | 'reason_code' | 'to_balance'>> {
  const row = await db
    .updateTable('order_row')
    .set(eb => ({ refunded_quantity: eb('refunded_quantity', '+', quantity) }))
    .where('order_id', '=', order.order_id)
    .where('row_number', '=', rowNumber)
    .where(eb => eb(eb('refunded_quantity', '+', quantity), '<=', eb.ref('quantity')))
    .returningAll()
    .executeTakeFirst();
  if (!row) return refuse('These pieces are not in the order, or were given back before', 'rows');
  const total = priceOfPieces(order, row, quantity);
  return {
    order_id: order.order_id,
    sku_id: row.sku_id,
    article_number: row.article_number,
    quantity,
    total_minor: total,
    vat_minor: vatOf(total, row.vat_bp),
    refund_type: 'item',
  };
}

export async function planRefund(db: Db, order: OrderRecord, requested: RefundRequest): Promise<RefundRow[]> {
  if (order.status === 'pending-payment' || order.status === 'cancelled')
    refuse('Nothing was paid for this order', 'orderId');
  const left = paidFor(order) - (await refundedSoFar(db, order.order_id));
  const { reason, reasonCode: reason_code, toBalance: to_balance } = requested;
  const shared = { reason, reason_code, to_balance };
  const rows: RefundRow[] = [];
  for (const piece of requested.rows) rows.push({ ...(await pieceRow(db, order, piece)), ...shared });
  if (rows.length === 0) {
    const total = requested.amount ?? (to_balance ? left : Math.min(left, order.total_minor));
    const vat = paidFor(order) === 0 ? 0 : roundHalfUp((order.total_vat_minor * total) / paidFor(order));
    rows.push({
      ...shared,
      order_id: order.order_id,
      sku_id: 0,
      article_number: null,
      quantity: 0,
      total_minor: total,
      vat_minor: vat,
      refund_type: requested.amount === null ? 'order' : 'amount',
    });
  }
  const sum = rows.reduce((all, row) => all + row.total_minor, 0);
  if (sum <= 0 || sum > left) refuse('More than is left of what was paid', 'amount');
  // Used balance is returned as balance; a provider refunds at most what it got.
  if (!to_balance && sum > order.total_minor) refuse('A part of it was paid from the balance', 'toBalance');
  return rows;
}
