/** Withdrawals in the database: what an order leaves to withdraw from, and what was declared. */
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { OrderRowTable, ShopOrderTable } from '#backend/database/tables/order-tables.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { Pieces, RefundParts } from '#kernel/order/order-view.ts';

type Db = Kysely<Schema>;

export interface DeclaredWithdrawal {
  id: number;
  requestKey: string;
  receivedAt: Date;
  /** Null for declarations that pay nothing back, and those of earlier versions. */
  refund: Minor | null;
  /** What makes the refund, in minor units; null without one, and of earlier versions. */
  parts: RefundParts | null;
  lines: readonly Pieces[];
}

export interface WithdrawalFacts {
  rows: readonly Selectable<OrderRowTable>[];
  /** Oldest first. */
  declared: readonly DeclaredWithdrawal[];
  standardFee: Minor;
  promised: Minor;
}

/** Oldest first, with their lines. */
export async function withdrawalsOf(db: Db, orderId: number): Promise<DeclaredWithdrawal[]> {
  const found = await db
    .selectFrom('withdrawal as w')
    .leftJoin('withdrawal_line as l', 'l.withdrawal_id', 'w.withdrawal_id')
    .select(['w.withdrawal_id', 'w.request_key', 'w.received_at', 'w.refund_minor', 'w.refund_parts'])
    .select(['l.row_number', 'l.quantity'])
    .where('w.order_id', '=', orderId)
    .orderBy('w.withdrawal_id')
    .orderBy('l.row_number')
    .execute();
  const ids = [...new Set(found.map(row => row.withdrawal_id))];
  return ids.flatMap(id => {
    const own = found.filter(row => row.withdrawal_id === id);
    const [first] = own;
    if (!first) return [];
    const lines = own.flatMap(({ row_number: rowNumber, quantity }) =>
      rowNumber === null || quantity === null ? [] : [{ rowNumber, quantity }],
    );
    const { request_key: requestKey, received_at: receivedAt, refund_minor: refund } = first;
    return [{ id, requestKey, receivedAt, refund, parts: first.refund_parts, lines }];
  });
}

/** What a withdrawal from this order is calculated from. */
export async function withdrawalFacts(
  db: Db,
  order: Pick<Selectable<ShopOrderTable>, 'order_id' | 'market_id' | 'shipping_fee_minor'>,
): Promise<WithdrawalFacts> {
  const [rows, declared, cheapest] = await Promise.all([
    db
      .selectFrom('order_row')
      .selectAll()
      .where('order_id', '=', order.order_id)
      .orderBy('row_number')
      .execute(),
    withdrawalsOf(db, order.order_id),
    db
      .selectFrom('shipping_option')
      .select(({ fn }) => fn.min('fee_minor').as('fee'))
      .where('market_id', '=', order.market_id)
      .where('parent_id', 'is', null)
      .executeTakeFirst(),
  ]);
  return {
    rows,
    declared,
    standardFee: cheapest?.fee ?? order.shipping_fee_minor,
    promised: declared.reduce((sum, { refund }) => sum + (refund ?? 0), 0),
  };
}

interface NewWithdrawal {
  orderId: number;
  requestKey: string;
  name: string;
  receivedAt: Date;
  parts: RefundParts | null;
  lines: readonly Pieces[];
}

/** Stores a declaration and counts its pieces; the caller holds the order's lock. Returns its id. */
export async function insertWithdrawal(
  db: Db,
  { orderId, requestKey, name, receivedAt, parts, lines }: NewWithdrawal,
): Promise<number> {
  const { withdrawal_id: id } = await db
    .insertInto('withdrawal')
    .values({
      order_id: orderId,
      request_key: requestKey,
      name,
      received_at: receivedAt,
      handled_at: null,
      refund_minor: parts?.refund ?? null,
      refund_parts: parts && JSON.stringify(parts),
    })
    .returning('withdrawal_id')
    .executeTakeFirstOrThrow();
  if (lines.length === 0) return id;
  await db
    .insertInto('withdrawal_line')
    .values(
      lines.map(({ rowNumber, quantity }) => ({
        withdrawal_id: id,
        order_id: orderId,
        row_number: rowNumber,
        quantity,
      })),
    )
    .execute();
  await db
    .updateTable('order_row as r')
    .from('withdrawal_line as l')
    .set(eb => ({ withdrawn_quantity: eb('r.withdrawn_quantity', '+', eb.ref('l.quantity')) }))
    .where('l.withdrawal_id', '=', id)
    .whereRef('r.order_id', '=', 'l.order_id')
    .whereRef('r.row_number', '=', 'l.row_number')
    .execute();
  return id;
}
