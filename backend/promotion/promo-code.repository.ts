/** Promo codes and their uses. Counters are changed by guarded statements only, so that no limit is exceeded (R-CART-17). */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { runsAt } from './campaign-scope.ts';
import { readConditions, type CampaignConditions } from './campaign.ts';
import type { PromotionUse } from './promotions.ts';

type Db = Kysely<Schema>;

export interface PromoCode {
  code: string;
  isUsedUp: boolean;
  /** Maximum uses per customer; 1 for first-order codes. */
  perCustomer: number | null;
  conditions: CampaignConditions;
}

/** Normalises codes: full-width letters, surrounding spaces and lower case are the same code. */
export const spellCode = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

interface Row {
  code: string;
  is_used_up: boolean;
  per_customer_limit: number | null;
  conditions: unknown;
}

/** Null when there is none, or its campaign does not run at that moment. */
export async function findCode(db: Db, code: string, now: Date): Promise<PromoCode | null> {
  const { rows } = await sql<Row>`
    select k.code, k.per_customer_limit, c.conditions, coalesce(k.used >= k.use_limit, false) as is_used_up
    from promo_code k join campaign c using (campaign_id)
    where k.code = ${code} and c.needs_code and ${runsAt(now)}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const conditions = readConditions(row.conditions);
  if (!conditions) return null;
  const perCustomer = conditions.firstOrder === true ? 1 : row.per_customer_limit;
  return { code: row.code, isUsedUp: row.is_used_up, perCustomer, conditions };
}

/** A customer is identified by account or by mail address. */
const keysOf = ({ customerId, email }: Omit<PromotionUse, 'orderId'>): string[] => [
  ...(customerId === null ? [] : [`customer:${customerId}`]),
  `mail:${email.trim().toLowerCase()}`,
];

export async function usesOfCustomer(db: Db, code: string, customerId: number): Promise<number> {
  const row = await db
    .selectFrom('promo_customer_use')
    .select('used')
    .where('code', '=', code)
    .where('customer_key', '=', `customer:${customerId}`)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** False when the code has no use left; nothing is counted then. */
export async function takeUse(db: Db, { code }: PromoCode): Promise<boolean> {
  const { rows } = await sql`update promo_code set used = used + 1
    where code = ${code} and (use_limit is null or used < use_limit) returning code`.execute(db);
  return rows.length === 1;
}

/** False when this customer has no use left. The caller's rollback also undoes the count of the code. */
export async function takeCustomerUse(db: Db, promo: PromoCode, use: PromotionUse): Promise<boolean> {
  const keys = keysOf(use).sort();
  const { rows } = await sql`
    insert into promo_customer_use as u (code, customer_key, used) select ${promo.code}, unnest(${keys}::text[]), 1
    on conflict (code, customer_key) do update set used = u.used + 1
      where ${promo.perCustomer}::int is null or u.used < ${promo.perCustomer}
    returning code`.execute(db);
  return rows.length === keys.length;
}

export async function noteUse(db: Db, { code }: PromoCode, use: PromotionUse, now: Date): Promise<void> {
  await db
    .insertInto('promo_use')
    .values({ order_id: use.orderId, code, customer_keys: keysOf(use), used_at: now, released_at: null })
    .execute();
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
