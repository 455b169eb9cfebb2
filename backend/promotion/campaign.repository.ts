/** The campaigns that may apply to a cart, read inside the caller's transaction, so that an order uses their current state. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Localized } from '#backend/database/columns.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { coversEverything, inScope, running } from './campaign-scope.ts';
import { readConditions, readEffect, type CartCampaign } from './campaign.ts';

type Db = Kysely<Schema>;

interface Row {
  campaign_id: number;
  name: Localized;
  alias: string | null;
  hide_title: boolean;
  category: string | null;
  priority: number;
  stacks: boolean;
  needs_code: boolean;
  effect: unknown;
  conditions: unknown;
  market_ids: string[];
  /** Null: it covers everything. */
  product_ids: number[] | null;
}

const textOf = (text: Localized, { language, channel }: Context): string =>
  text[language.id] ?? text[language.code] ?? text[channel.defaultLanguageId] ?? Object.values(text)[0] ?? '';

/** Running campaigns of the cart, and of those that need a code only the one of `code`. */
export async function cartCampaigns(
  ctx: Context,
  db: Db,
  { code, productIds }: { code: string | null; productIds: readonly number[] },
): Promise<CartCampaign[]> {
  const { rows } = await sql<Row>`
    with ${running(ctx.now)}
    select c.campaign_id, c.name, c.alias, c.hide_title, c.category, c.priority, c.stacks, c.needs_code, c.effect, c.conditions, c.market_ids,
      case when ${coversEverything} then null
        else array(select p.product_id from product p where p.product_id = any (${[...productIds]}::int[]) and ${inScope}) end as product_ids
    from c
    where not c.in_price
      and (not c.needs_code or c.campaign_id = (select k.campaign_id from promo_code k where k.code = ${code}))`.execute(
    db,
  );
  return rows.flatMap(row => {
    const [effect, conditions] = [readEffect(row.effect), readConditions(row.conditions)];
    return effect && conditions ? toCartCampaign(ctx, row, { code, effect, conditions }) : [];
  });
}

function toCartCampaign(
  ctx: Context,
  row: Row,
  { code, ...rule }: Pick<CartCampaign, 'effect' | 'conditions'> & { code: string | null },
): CartCampaign {
  return {
    ...rule,
    id: row.campaign_id,
    name: row.needs_code ? (code ?? '') : textOf(row.name, ctx),
    alias: row.alias,
    hideTitle: row.hide_title,
    category: row.category,
    priority: row.priority,
    stacks: row.stacks,
    byCode: row.needs_code,
    marketIds: row.market_ids,
    productIds: row.product_ids && new Set(row.product_ids),
  };
}

export async function priceListsOf(db: Db, customerId: number | null): Promise<number[]> {
  if (customerId === null) return [];
  const rows = await db
    .selectFrom('customer_price_list')
    .select('price_list_id')
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(row => row.price_list_id);
}

/** Cancelled orders do not count. */
export async function hasOrdered(
  db: Db,
  who: { customerId: number | null; email?: string },
  exceptOrderId = 0,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from shop_order where order_id <> ${exceptOrderId} and status not in ('cancelled', 'out-of-stock')
      and (customer_id = ${who.customerId} or lower(email) = ${who.email?.toLowerCase() ?? null})) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}
