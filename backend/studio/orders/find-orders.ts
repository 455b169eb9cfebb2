/** Orders in a list for staff: searched, limited to what waits, and read page by page. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { SHORT_FLAG } from '#kernel/order/order-states.ts';
import type { OrderQuery, OrderSummary, OrderWait } from '#studio-api/orders.ts';

type Condition = RawBuilder<boolean>;

/** The numbers of the orders that wait, by what for. Each reads an index of what is open, not all orders. */
const waitingIds: Readonly<Record<OrderWait, RawBuilder<unknown>>> = {
  pack: sql`select order_id from shop_order where status in ('pending', 'backorder', 'partial') and pay_by is null`,
  pay: sql`select order_id from shop_order where status = 'pending' and pay_by is not null`,
  withdrawn: sql`select order_id from withdrawal where handled_at is null`,
  refund: sql`select order_id from order_refund where state = 'pending'
    union select order_id from shop_order where status = 'on-hold' and flag = ${SHORT_FLAG}
    union select w.order_id from withdrawal w where w.handled_at is null group by w.order_id
      having coalesce(sum(w.refund_minor), 0) >
        (select coalesce(sum(r.total_minor), 0) from order_refund r where r.order_id = w.order_id)`,
};

/** As a column of a query over `shop_order o`. */
export const waitsOfOrder: RawBuilder<OrderWait[]> = sql`array_remove(array[
  case when o.order_id in (${waitingIds.pack}) then 'pack' end, case when o.order_id in (${waitingIds.pay}) then 'pay' end,
  case when o.order_id in (${waitingIds.withdrawn}) then 'withdrawn' end,
  case when o.order_id in (${waitingIds.refund}) then 'refund' end], null)`;

export async function countWaiting(db: Kysely<Schema>): Promise<Record<OrderWait, number>> {
  const { pack, pay, withdrawn, refund } = waitingIds;
  const { rows } = await sql<Record<OrderWait, number>>`select
    (select count(*) from (${pack}) each)::int as pack, (select count(*) from (${pay}) each)::int as pay,
    (select count(distinct order_id) from (${withdrawn}) each)::int as withdrawn,
    (select count(*) from (${refund}) each)::int as refund`.execute(db);
  return rows[0] ?? { pack: 0, pay: 0, withdrawn: 0, refund: 0 };
}

/** An attempt that was never paid is no order; it is found by its number or state alone. */
const isOrder: Condition = sql`o.status <> 'pending-payment' and not (o.status = 'cancelled'
  and exists (select from payment p where p.order_id = o.order_id and p.paid_at is null))`;

const isNumber = (search: string): boolean => /^[1-9]\d{0,8}$/.test(search);
const ofNumber = (search: string): Condition => sql`o.order_id = ${Number(search)}`;
const ofArticle = (search: string): Condition => sql`o.order_id in (
  select order_id from order_row where plain_number(article_number) = plain_number(${search}) union
  select order_id from order_row where gtin = ${search})`;

/** Every word must be in it; a mail address too is found by its beginning or a part. */
const person: RawBuilder<string> = sql`lower(concat_ws(' ', o.email,
  o.billing_address ->> 'firstName', o.billing_address ->> 'lastName', o.billing_address ->> 'company',
  o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName', o.shipping_address ->> 'company'))`;

function ofPerson(search: string): Condition {
  const words = search.toLowerCase().split(/\s+/);
  const likes = words.map(word => sql`${person} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  return sql`(${sql.join(likes, sql` and `)})`;
}

export interface FoundOrders {
  rows: OrderSummary[];
  isPersonal: boolean;
}

type Row = Omit<OrderSummary, 'placedAt'> & { placedAt: Date };

async function read(db: Kysely<Schema>, conditions: readonly Condition[], most: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select o.order_id as number, o.placed_at as "placedAt", o.status as state, ${waitsOfOrder} as waits, o.flag,
      coalesce(nullif(o.billing_address ->> 'company', ''),
        trim(concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName'))) as name,
      coalesce(o.shipping_address ->> 'city', '') as city,
      (select coalesce(sum(r.quantity), 0)::int from order_row r where r.order_id = o.order_id) as pieces,
      o.total_minor + o.balance_minor as total, o.currency_code as currency, o.shipping_name as delivery
    from shop_order o where ${sql.join(conditions, sql` and `)}
    order by o.order_id desc limit ${most}`.execute(db);
  return rows;
}

const toSummary = (row: Row): OrderSummary => ({ ...row, placedAt: row.placedAt.toISOString() });

/**
 * The newest first. A text that is the number of an order or of an article in one is meant as that; any other one is looked
 * for in names and addresses.
 */
export async function findOrders(
  db: Kysely<Schema>,
  { search, state, waits, before }: OrderQuery,
  most: number,
): Promise<FoundOrders> {
  const limits: Condition[] = [
    before === null ? sql`true` : sql`o.order_id < ${before}`,
    ...(state === null ? [] : [sql<boolean>`o.status = ${state}`]),
    ...(waits === null ? [] : [sql<boolean>`o.order_id in (${waitingIds[waits]})`]),
  ];
  const shown = state === null ? [...limits, isOrder] : limits;
  const text = search.trim();
  if (text === '') return { rows: (await read(db, shown, most)).map(toSummary), isPersonal: false };
  if (await isKnownNumber(db, text)) {
    const numbered = isNumber(text)
      ? sql<boolean>`(${ofNumber(text)} or ${ofArticle(text)})`
      : ofArticle(text);
    return { rows: (await read(db, [...limits, numbered], most)).map(toSummary), isPersonal: false };
  }
  return { rows: (await read(db, [...shown, ofPerson(text)], most)).map(toSummary), isPersonal: true };
}

async function isKnownNumber(db: Kysely<Schema>, text: string): Promise<boolean> {
  // A text of signs alone has no number, and every number would be like it.
  if (!/[0-9A-Za-z]/.test(text)) return false;
  const conditions = isNumber(text) ? sql`(${ofNumber(text)} or ${ofArticle(text)})` : ofArticle(text);
  const { rows } = await sql`select from shop_order o where ${conditions} limit 1`.execute(db);
  return rows.length > 0;
}
