/** What is stored about an order beside the order itself: where its products lie, who did what, mails, notes and withdrawals. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { Pieces } from '#kernel/order/order-view.ts';
import type { OrderMailKind, OrderWait } from '#studio-api/orders.ts';
import { waitsOfOrder } from './find-orders.ts';

/** Of the order's rows in the log. */
export const documentOf = (orderId: number): string => `order:${orderId}`;

interface Stored {
  version: string;
  waits: OrderWait[];
  flag: string | null;
  /** What was refunded or is about to be. */
  refunded: Minor;
}

/**
 * Differs after everything that an action may depend on, no matter who did it. Notes do not count, nor that the provider carries
 * out what was asked of it.
 */
const version = sql<string>`md5(jsonb_build_array(o.status, o.flag, o.pay_by is null, o.is_reserved,
  (select max(shipment_id) from order_shipment s where s.order_id = o.order_id),
  (select jsonb_build_array(count(*), max(refund_id)) from order_refund r where r.order_id = o.order_id),
  (select jsonb_build_array(max(withdrawal_id), count(*) filter (where handled_at is null))
    from withdrawal w where w.order_id = o.order_id),
  (select state from payment p where p.order_id = o.order_id and state in ('failed', 'voided', 'refunded')),
  (select max(audit_id) from studio_audit a where a.document_id = 'order:' || o.order_id and a.document_id like 'order:%'
    and a.action <> 'order.noted'))::text)`;

export async function readVersion(db: Kysely<Schema>, orderId: number): Promise<string | null> {
  const { rows } = await sql<{
    version: string;
  }>`select ${version} as version from shop_order o where o.order_id = ${orderId}`.execute(db);
  return rows[0]?.version ?? null;
}

export async function readStored(db: Kysely<Schema>, orderId: number): Promise<Stored | null> {
  const { rows } = await sql<Stored>`
    select ${version} as version, ${waitsOfOrder} as waits, o.flag,
      (select coalesce(sum(total_minor), 0)::int from order_refund r where r.order_id = o.order_id) as refunded
    from shop_order o where o.order_id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

export interface StoredLine {
  refunded: number;
  withdrawn: number;
  shelf: string | null;
}

/** By position in the order. */
export async function readOrderLines(db: Kysely<Schema>, orderId: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select r.refunded_quantity as refunded, r.withdrawn_quantity as withdrawn, nullif(s.shelf, '') as shelf
    from order_row r left join stock s using (sku_id) where r.order_id = ${orderId} order by r.row_number`.execute(
    db,
  );
  return rows;
}

export interface StoredRefund {
  at: Date;
  articleNumber: string | null;
  quantity: number;
  amount: Minor;
  toBalance: boolean;
  reason: string | null;
  isPending: boolean;
}

export async function readRefunds(db: Kysely<Schema>, orderId: number): Promise<StoredRefund[]> {
  const { rows } = await sql<StoredRefund>`
    select created_at as at, article_number as "articleNumber", quantity, total_minor as amount, to_balance as "toBalance",
      reason, state = 'pending' as "isPending"
    from order_refund where order_id = ${orderId} order by refund_id`.execute(db);
  return rows;
}

export interface StoredWithdrawal {
  name: string;
  receivedAt: Date;
  handledAt: Date | null;
  refund: Minor | null;
  lines: Pieces[];
}

export async function readWithdrawals(db: Kysely<Schema>, orderId: number): Promise<StoredWithdrawal[]> {
  const { rows } = await sql<StoredWithdrawal>`
    select name, received_at as "receivedAt", handled_at as "handledAt", refund_minor as refund,
      (select coalesce(jsonb_agg(jsonb_build_object('rowNumber', l.row_number, 'quantity', l.quantity) order by l.row_number), '[]')
        from withdrawal_line l where l.withdrawal_id = w.withdrawal_id) as lines
    from withdrawal w where order_id = ${orderId} order by withdrawal_id`.execute(db);
  return rows;
}

export interface StoredMail {
  kind: OrderMailKind;
  about: string | null;
  to: string;
  at: Date;
  state: 'sent' | 'waiting' | 'failed';
}

/** The newest first. */
export async function readMails(db: Kysely<Schema>, orderId: number): Promise<StoredMail[]> {
  const { rows } = await sql<StoredMail>`
    select kind, payload ->> 'status' as about, payload ->> 'email' as "to", coalesce(sent_at, created_at) as at,
      case when sent_at is not null then 'sent' when parked_at is not null then 'failed' else 'waiting' end as state
    from outbox where payload ? 'orderId' and payload ->> 'orderId' = ${String(orderId)}
    order by outbox_id desc limit 100`.execute(db);
  return rows;
}

export interface StoredEvent {
  at: Date;
  action: string;
  author: string | null;
  state: string | null;
  text: string;
  amount: Minor | null;
}

/** What happened to an order, oldest first. A change of state by staff is one event with what they did. */
export async function readHistory(db: Kysely<Schema>, orderId: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    with done as (
      select at, action, author, detail ->> 'state' as state, coalesce(detail ->> 'text', '') as text,
        (detail ->> 'amount')::int as amount
      from studio_audit where document_id = ${documentOf(orderId)} and document_id like 'order:%' and action <> 'order.noted'
    ), event as (
      select at, action, author, state, text, amount from done
      union all
      select m.changed_at, case when m.from_status is null then 'placed' else 'status' end, null, m.to_status,
        case when m.from_status is null then '' else coalesce(m.reason, '') end, null
      from order_status_change m where m.order_id = ${orderId} and not exists (
        -- The log has the beginning of the transaction, the change its own time.
        select from done d where d.state = m.to_status and m.changed_at between d.at and d.at + interval '1 minute')
      union all
      select received_at, 'withdrawn', null, null, '', refund_minor from withdrawal where order_id = ${orderId}
      union all
      select created_at, 'noted', author, null, text, null from order_note where order_id = ${orderId}
    )
    select * from event order by at, action`.execute(db);
  return rows;
}
