/** Uses of promo codes. Counters are changed by guarded statements only, so that no limit is exceeded (R-CART-17). */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { mailboxOf } from '#kernel/contact/mail-address.ts';
import { readConditions } from './campaign.ts';
import { runsAt } from './campaign-scope.ts';
import type { PromotionUse } from './promotions.ts';

/** A customer is identified by account or by mailbox. */
const keysOf = ({ customerId, email }: PromotionUse): string[] => [
  ...(customerId === null ? [] : [`customer:${customerId}`]),
  `mail:${mailboxOf(email)}`,
];

/** Why a use was refused: by the code, by this customer's limit, or because it is for a first order. */
export type PromoCodeRefusal = 'code' | 'customer' | 'first-order';

interface Taken {
  conditions: unknown;
  customers: number;
  has_ordered: boolean;
}

/**
 * Counts and records a use in one statement; null when it was counted. After a refusal the caller must roll back, which
 * undoes what was counted until then. Cancelled orders are no first orders.
 */
export async function takeUse(
  db: Db,
  code: string,
  use: PromotionUse,
  now: Date,
): Promise<PromoCodeRefusal | null> {
  const keys = keysOf(use).sort();
  const { rows } = await sql<Taken>`
    with taken as (
      update promo_code k set used = k.used + 1 from campaign c
      where k.code = ${code} and k.active and c.campaign_id = k.campaign_id and c.needs_code and ${runsAt(now)}
        and (k.use_limit is null or k.used < k.use_limit)
      returning c.conditions,
        case when c.conditions @> '{"firstOrder": true}' then 1 else k.per_customer_limit end as per_customer),
    customers as (
      insert into promo_customer_use as u (code, customer_key, used)
      select ${code}, key, 1 from taken, unnest(${keys}::text[]) as key
      on conflict (code, customer_key) do update set used = u.used + 1
        where (select per_customer from taken) is null or u.used < (select per_customer from taken)
      returning code),
    noted as (
      insert into promo_use (order_id, code, customer_keys, used_at)
      select ${use.orderId}::int, ${code}, ${keys}::text[], ${now}::timestamptz from taken)
    select conditions, (select count(*)::int from customers) as customers,
      exists (select from shop_order o where o.order_id <> ${use.orderId} and o.status not in ('cancelled', 'out-of-stock')
        and (o.customer_id = ${use.customerId}::int
          or regexp_replace(lower(o.email), '^([^+@]+)\\+[^@]*@', '\\1@') = ${mailboxOf(use.email)})) as has_ordered
    from taken`.execute(db);
  const [row] = rows;
  const conditions = row && readConditions(row.conditions);
  if (!row || !conditions) return 'code';
  if (row.customers !== keys.length) return 'customer';
  return conditions.firstOrder === true && row.has_ordered ? 'first-order' : null;
}

/** Releases the uses of an order, once. */
export async function giveUseBack(db: Db, orderId: number): Promise<void> {
  await sql`
    with back as (
      update promo_use set released_at = now() where order_id = ${orderId} and released_at is null
      returning code, customer_keys),
    customers as (
      update promo_customer_use u set used = u.used - 1 from back
      where u.code = back.code and u.customer_key = any (back.customer_keys))
    update promo_code k set used = k.used - 1 from back where k.code = back.code`.execute(db);
}
