/** Applies all campaigns of a cart. Pure: the result depends on the cart alone, and is never negative. */
import type { Minor } from '#kernel/money/money.ts';
import type { CampaignEffect, CartCampaign } from './campaign.ts';
import { covers, isMet, type Shopper } from './conditions.ts';
import { jointDiscount } from './joint-discount.ts';
import { byPriority, type LoweredLine, lowerLines } from './lower-lines.ts';
import type { Campaign, CodeState, Gift, PromotableLine, PromotionEffect } from './promotions.ts';

/** The value of a campaign as a text for clients: `10%`, `5.00 EUR`. */
function valueOf(effect: CampaignEffect, currency: string): string | null {
  if (effect.action === 'percentage') return `${effect.basisPoints / 100}%`;
  if ('amounts' in effect) return `${((effect.amounts[currency] ?? 0) / 100).toFixed(2)} ${currency}`;
  return effect.action === 'free_gift' ? String(effect.quantity) : null;
}

export const toCampaign = (campaign: CartCampaign, currency: string): Campaign => ({
  campaignId: String(campaign.id),
  name: campaign.name,
  hideTitle: campaign.hideTitle,
  ruleType: campaign.byCode ? 'promo_code' : 'automatic',
  category: campaign.category,
  action: campaign.effect.action,
  actionValue: valueOf(campaign.effect, currency),
  alias: campaign.alias,
});

/** What a line costs after the product campaigns. */
function priceAfter(
  { lineId, unit, quantity }: PromotableLine,
  lowered: ReadonlyMap<string, LoweredLine>,
): Minor {
  const groups = lowered.get(lineId)?.groups ?? [{ unit, quantity }];
  return groups.reduce((sum, group) => sum + group.unit * group.quantity, 0);
}

interface OrderDiscount {
  amount: Minor;
  campaigns: readonly CartCampaign[];
}

/** The highest discount: all stacking amounts together, or one of the others alone. */
function orderDiscount(
  campaigns: readonly CartCampaign[],
  lines: readonly PromotableLine[],
  lowered: ReadonlyMap<string, LoweredLine>,
  currency: string,
): OrderDiscount {
  const prices = lines.map(line => priceAfter(line, lowered));
  const amountOf = (set: readonly CartCampaign[]): Minor =>
    jointDiscount(
      set.map(campaign => ({
        amount: campaign.effect.action === 'order_amount' ? (campaign.effect.amounts[currency] ?? 0) : 0,
        lines: lines.flatMap(({ productId }, index) => (covers(campaign, productId) ? [index] : [])),
      })),
      prices,
    );
  const own = campaigns.filter(campaign => amountOf([campaign]) > 0).toSorted(byPriority);
  const sets = [own.filter(({ stacks }) => stacks), ...own.filter(({ stacks }) => !stacks).map(one => [one])];
  const nothing: OrderDiscount = { amount: 0, campaigns: [] };
  return sets
    .map(set => ({ amount: amountOf(set), campaigns: set }))
    .reduce((best, choice) => (choice.amount > best.amount ? choice : best), nothing);
}

const giftsOf = (campaigns: readonly CartCampaign[], currency: string): Gift[] =>
  campaigns.toSorted(byPriority).flatMap(campaign => {
    const { effect } = campaign;
    if (effect.action !== 'free_gift') return [];
    return [{ campaign: toCampaign(campaign, currency), skuId: effect.skuId, quantity: effect.quantity }];
  });

export interface Rules {
  campaigns: readonly CartCampaign[];
  /** Whether the cart has a code, and whether it can still be used. */
  code: 'none' | 'usable' | 'gone';
}

export function applyCampaigns(
  { campaigns, code }: Rules,
  lines: readonly PromotableLine[],
  shopper: Shopper,
): PromotionEffect {
  const { currency } = shopper;
  const met = campaigns.filter(campaign => isMet(campaign, lines, shopper));
  const lowered = lowerLines(met, lines, currency);
  const whole = orderDiscount(met, lines, lowered, currency);
  const used = new Set([...lowered.values()].flatMap(line => line.campaigns).concat(whole.campaigns));
  const always = ['free_gift', 'free_shipping'];
  // An accepted code is named even where a better campaign replaces it.
  const named = met.filter(
    campaign => used.has(campaign) || campaign.byCode || always.includes(campaign.effect.action),
  );
  const state: CodeState = met.some(({ byCode }) => byCode) ? 'applied' : 'dormant';
  return {
    lines: new Map(
      [...lowered].map(([lineId, line]) => [
        lineId,
        { groups: line.groups, campaigns: line.campaigns.map(one => toCampaign(one, currency)) },
      ]),
    ),
    fixedDiscount: whole.amount,
    freeShipping: met.some(({ effect }) => effect.action === 'free_shipping'),
    gifts: giftsOf(met, currency),
    campaigns: named.toSorted(byPriority).map(one => toCampaign(one, currency)),
    code: code === 'usable' ? state : code,
  };
}
