/** What `demo.json` says of the past: earlier prices, pieces sold, uses of promo codes. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { spellCode } from '#backend/promotion/spell-code.ts';
import type { DemoPastPrices } from '../shop-files.gen.ts';
import type { Placed } from './demo-opinions.ts';

type Db = Kysely<Schema>;

/** Prices from before the shop has logged one; then its own history counts. @param days by which moments are moved */
export async function freshPrices(
  db: Db,
  prices: readonly Placed<DemoPastPrices>[],
  days: number,
): Promise<Placed<DemoPastPrices>[]> {
  if (prices.length === 0) return [];
  const { rows } = await sql<{ product_id: number; market_id: string; first: Date }>`
    select product_id, market_id, min(valid_from) as first from price_log group by 1, 2`.execute(db);
  const first = new Map(rows.map(row => [`${row.product_id} ${row.market_id}`, row.first.getTime()]));
  return prices.filter(({ product_id, market, steps }) => {
    const own = first.get(`${product_id} ${market}`);
    return own === undefined || Date.parse(steps[0].from) + days * 86_400_000 < own;
  });
}

/**
 * The prices that the shop got when it was filled are those with which the given past ends: they are no step of it. A shop
 * whose price is another one now keeps what it has logged.
 */
export async function addPrices(
  db: Db,
  prices: readonly Placed<DemoPastPrices>[],
  days: number,
): Promise<void> {
  const rows = prices.flatMap(({ product_id, market, steps }) =>
    steps.map(({ from, regular, selling }, index) => ({
      ...{ product_id, market_id: market, valid_from: from, is_last: index === steps.length - 1 },
      ...{ regular_minor: Math.round(regular * 100), selling_minor: Math.round(selling * 100) },
    })),
  );
  await sql`
    with given as materialized (
      select g.product_id, g.market_id, g.valid_from + ${days}::int * interval '1 day' as valid_from, g.is_last,
        g.regular_minor, g.selling_minor
      from json_to_recordset(${JSON.stringify(rows)}::json) as g (product_id int, market_id text, valid_from timestamptz,
        is_last boolean, regular_minor int, selling_minor int)
    ), logged as (
      select distinct on (product_id, market_id) product_id, market_id, regular_minor, selling_minor
      from price_log order by product_id, market_id, valid_from desc
    ), removed as (
      delete from price_log l using given g join logged n using (product_id, market_id)
      where g.is_last and (g.regular_minor, g.selling_minor) = (n.regular_minor, n.selling_minor)
        and l.product_id = g.product_id and l.market_id = g.market_id
    )
    insert into price_log (product_id, market_id, valid_from, regular_minor, selling_minor)
    select product_id, market_id, valid_from, regular_minor, selling_minor from given
    on conflict do nothing`.execute(db);
}

/** What was sold since is more, and stays. @returns how many products differ */
export async function syncSold(
  db: Db,
  sold: readonly Placed<{ pieces: number }>[],
  isPlan: boolean,
): Promise<number> {
  const given = sql`json_to_recordset(${JSON.stringify(sold)}::json) as g (product_id int, pieces int)`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${given}
    left join product p using (product_id) where p.product_id is null or p.sold_count < g.pieces`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0 && !isPlan)
    await sql`update product set sold_count = g.pieces from ${given}
      where product.product_id = g.product_id and sold_count < g.pieces`.execute(db);
  return count;
}

/** Uses since then are more, and stay. @returns how many codes differ */
export async function syncUses(
  db: Db,
  codes: Readonly<Record<string, number>>,
  isPlan: boolean,
): Promise<number> {
  const uses = Object.entries(codes).map(([code, used]) => ({ code: spellCode(code), used }));
  const given = sql`json_to_recordset(${JSON.stringify(uses)}::json) as g (code text, used int)`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${given}
    left join promo_code c using (code) where coalesce(c.used, 0) < g.used`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0 && !isPlan)
    await sql`update promo_code set used = g.used from ${given}
      where promo_code.code = g.code and promo_code.used < g.used`.execute(db);
  return count;
}
