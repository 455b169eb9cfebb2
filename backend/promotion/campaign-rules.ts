/** The campaigns and the state of the code that apply to a cart, from what was read for it. Pure. */
import type { Localized } from '#backend/database/tables/columns.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Rules } from './apply-campaigns.ts';
import { type CampaignConditions, type CartCampaign, readConditions, readEffect } from './campaign.ts';
import type { Shopper } from './conditions.ts';
import type { CampaignFacts, PromotionFacts } from './promotion-facts.ts';
import type { PromotedCart } from './promotions.ts';

export interface PromoCode {
  code: string;
  isUsedUp: boolean;
  /** Maximum uses per customer; 1 for first-order codes. */
  perCustomer: number | null;
  conditions: CampaignConditions;
}

const textOf = (text: Localized, { language, channel }: Context): string =>
  text[language.id] ?? text[language.code] ?? text[channel.defaultLanguageId] ?? Object.values(text)[0] ?? '';

function cartCampaign(ctx: Context, row: CampaignFacts, code: string | null): CartCampaign | null {
  const [effect, conditions] = [readEffect(row.effect), readConditions(row.conditions)];
  if (!effect || !conditions) return null;
  return {
    effect,
    conditions,
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

/** Null when the code does not exist, or its campaign does not run. */
export function promoCodeOf({ promo }: PromotionFacts): PromoCode | null {
  const conditions = promo && readConditions(promo.conditions);
  if (!conditions) return null;
  const perCustomer = conditions.firstOrder === true ? 1 : promo.per_customer_limit;
  return { code: promo.code, isUsedUp: promo.is_used_up, perCustomer, conditions };
}

export function mayUse({ caller }: Context, promo: PromoCode, { uses }: PromotionFacts): boolean {
  if (promo.isUsedUp) return false;
  return promo.perCustomer === null || caller.customerId === null || uses < promo.perCustomer;
}

export function rulesOf(ctx: Context, facts: PromotionFacts, { code }: PromotedCart): Rules {
  const promo = code === null ? null : promoCodeOf(facts);
  const isUsable = promo !== null && mayUse(ctx, promo, facts);
  const campaigns = facts.campaigns
    .filter(row => !row.needs_code || isUsable)
    .flatMap(row => cartCampaign(ctx, row, code) ?? []);
  const state = isUsable ? 'usable' : 'gone';
  return { campaigns, code: code === null ? 'none' : state };
}

export function shopperOf(ctx: Context, facts: PromotionFacts, { plainPrices }: PromotedCart): Shopper {
  const { caller, market } = ctx;
  return {
    marketId: market.id,
    currency: market.currency.code,
    customerId: caller.customerId,
    // An account may call itself an organisation; what only organisations get needs the number of one.
    customerType: caller.lacksNumber ? 'PERSON' : caller.customerType,
    priceListIds: plainPrices ? [] : facts.priceListIds,
    hasOrdered: facts.hasOrdered,
  };
}
