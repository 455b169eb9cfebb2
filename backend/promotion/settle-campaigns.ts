/** Updates the effects of campaigns: which products belong to running ones, and the prices that they lower. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { candidates, coversEverything, inScope, running } from './campaign-scope.ts';

/** Any number: instances of the shop update one after the other. */
const LOCK = 7_390_222;
/** More changed prices than this are announced as one change. */
const MAX_ANNOUNCED = 500;

/** `productIds` null: all of them. */
async function settleMembers(db: Db, now: Date, productIds: readonly number[] | null): Promise<number[]> {
  const only = productIds === null ? null : [...productIds];
  const looked = only === null ? candidates : sql`(select unnest(${only}::int[]) as product_id)`;
  const { rows } = await sql<{ product_id: number }>`
    with ${running(now)}, wanted as materialized (
      select c.campaign_id, p.product_id from c cross join lateral ${looked} l join product p using (product_id)
      where (c.in_price or not ${coversEverything}) and ${inScope}
    ), gone as (
      delete from campaign_product m
      where (${only}::int[] is null or m.product_id = any (${only}::int[]))
        and not exists (select from wanted w where w.campaign_id = m.campaign_id and w.product_id = m.product_id)
      returning m.product_id
    ), come as (
      insert into campaign_product (campaign_id, product_id) select campaign_id, product_id from wanted
      on conflict do nothing returning product_id
    )
    select product_id from gone union select product_id from come`.execute(db);
  return rows.map(row => row.product_id);
}

/** The triggers of `price` calculate and log; only rows with another campaign or discount are touched. */
async function settlePrices(db: Db): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    update price r set campaign_id = null
    from (
      select r.product_id, r.market_id, b.campaign_id, b.selling
      from price r left join lateral campaign_price(r.product_id, r.market_id, coalesce(r.base_minor, r.selling_minor)) b on true
      where r.product_id in (
        select product_id from price where campaign_id is not null
        union select m.product_id from campaign_product m join campaign c using (campaign_id) where c.in_price)
    ) b
    where r.product_id = b.product_id and r.market_id = b.market_id
      and (r.campaign_id is distinct from b.campaign_id or (b.selling is not null and r.selling_minor <> b.selling))
    returning r.product_id`.execute(db);
  return [...new Set(rows.map(row => row.product_id))];
}

async function announce(db: Db, kind: 'price' | 'all', productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  if (kind === 'all' || productIds.length > MAX_ANNOUNCED)
    await sql`select announce_catalogue('all', null)`.execute(db);
  else
    await sql`select announce_catalogue('price', id) from unnest(${[...productIds]}::int[]) as id`.execute(
      db,
    );
}

/** True when something was changed. If another instance has just done it, there is nothing left to do. */
export function settleCampaigns(
  db: Db,
  now: Date,
  productIds: readonly number[] | null = null,
): Promise<boolean> {
  return withTransaction(db, async on => {
    // No time limit: a campaign over everything writes every price, possibly after another instance, and no request waits for it.
    await sql`set local statement_timeout = 0`.execute(on);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(on);
    const members = await settleMembers(on, now, productIds);
    const prices = await settlePrices(on);
    if (members.length > 0) await announce(on, 'all', members);
    else await announce(on, 'price', prices);
    return members.length + prices.length > 0;
  });
}

/** When the next campaign begins or ends; null when none will. */
export async function nextChange(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(moment) as at from campaign c, unnest(array[c.active_from, c.active_to]) as moment
    where c.active and moment > ${now}`.execute(db);
  return rows[0]?.at ?? null;
}
