/**
 * What campaigns and codes need from the database, read by the statement that reads the cart, so that an order uses their
 * current state.
 */
import { type RawBuilder, sql } from 'kysely';
import { rowPart, rowsPart } from '#backend/database/parts.ts';
import type { Localized } from '#backend/database/tables/columns.ts';
import type { Context } from '#backend/kernel/context.ts';
import { coversEverything, inScope, running, runsAt } from './campaign-scope.ts';

export interface CampaignFacts {
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

export interface CodeFacts {
  code: string;
  is_used_up: boolean;
  per_customer_limit: number | null;
  conditions: unknown;
}

export interface PromotionFacts {
  /** Running campaigns, and of those that need a code only the one of the cart's code. */
  campaigns: readonly CampaignFacts[];
  /** Null when the code does not exist, or its campaign does not run. */
  promo: CodeFacts | null;
  /** Of the code, by the caller's account. */
  uses: number;
  /** Of the caller's account. */
  priceListIds: readonly number[];
  /** Whether the caller's account has an order that was not cancelled. */
  hasOrdered: boolean;
}

/** Expressions of the statement that reads a cart. */
export interface PromotionScope {
  /** The cart's code, as `spellCode` returns it; null for none. */
  code: RawBuilder<string | null>;
  /** At least those of the cart. */
  productIds: RawBuilder<number[]>;
}

const campaigns = (ctx: Context, { code, productIds }: PromotionScope) => sql<CampaignFacts>`
  with ${running(
    ctx.now,
    sql`not c.in_price
    and (not c.needs_code or c.campaign_id = (select k.campaign_id from promo_code k where k.code = ${code} and k.active))`,
  )}
  select c.campaign_id, c.name, c.alias, c.hide_title, c.category, c.priority, c.stacks, c.needs_code, c.effect, c.conditions, c.market_ids,
    case when ${coversEverything} then null
      else array(select p.product_id from product p where p.product_id = any (${productIds}) and ${inScope}) end as product_ids
  from c`;

const promoCode = (now: Date, code: RawBuilder<string | null>) => sql<CodeFacts>`
  select k.code, k.per_customer_limit, c.conditions, coalesce(k.used >= k.use_limit, false) as is_used_up
  from promo_code k join campaign c using (campaign_id)
  where k.code = ${code} and k.active and c.needs_code and ${runsAt(now)}`;

export function promotionFacts(ctx: Context, scope: PromotionScope): RawBuilder<PromotionFacts> {
  const { customerId } = ctx.caller;
  return sql<PromotionFacts>`json_build_object(
    'campaigns', ${rowsPart(campaigns(ctx, scope))},
    'promo', ${rowPart(promoCode(ctx.now, scope.code))},
    'uses', coalesce((select u.used from promo_customer_use u
      where u.code = ${scope.code} and u.customer_key = ${`customer:${customerId}`}), 0),
    'priceListIds', array(select l.price_list_id from customer_price_list l where l.customer_id = ${customerId}::int),
    'hasOrdered', exists (select from shop_order o
      where o.customer_id = ${customerId}::int and o.status not in ('cancelled', 'out-of-stock')))`;
}
