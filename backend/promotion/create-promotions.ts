/** Campaigns and promo codes from the database: their effect on a cart, valid codes, and the uses that orders count. */
import { RequestError } from '#backend/kernel/request-error.ts';
import { applyCampaigns } from './apply-campaigns.ts';
import { mayUse, promoCodeOf, rulesOf, shopperOf } from './campaign-rules.ts';
import { isMet } from './conditions.ts';
import { giveUseBack, type PromoCodeRefusal, takeUse } from './promo-code.repository.ts';
import { promotionFacts } from './promotion-facts.ts';
import { noEffect, type Promotions } from './promotions.ts';

function refuse(message: string): never {
  throw new RequestError('RequirementsNotMet', message, 'promoCode');
}

const refusals: Readonly<Record<PromoCodeRefusal, string>> = {
  code: 'This code cannot be used any more: remove it',
  customer: 'You have used this code already: remove it',
  'first-order': 'This code is for a first order: remove it',
};

export const createPromotions = (): Promotions => ({
  facts: promotionFacts,

  acceptCode(ctx, facts, cart) {
    const promo = promoCodeOf(facts);
    if (!promo) throw new RequestError('INVALID_CODE', 'This code does not exist', 'promoCode');
    if (!mayUse(ctx, promo, facts)) refuse('This code has been used up');
    const { campaigns } = rulesOf(ctx, facts, cart);
    const shopper = shopperOf(ctx, facts, cart);
    if (!campaigns.some(campaign => campaign.byCode && isMet(campaign, cart.lines, shopper)))
      refuse('The cart does not meet the requirements of this code');
  },

  effect(ctx, facts, cart) {
    // An empty cart keeps its code, without an effect.
    if (cart.lines.length === 0) return { ...noEffect, code: cart.code === null ? 'none' : 'dormant' };
    return applyCampaigns(rulesOf(ctx, facts, cart), cart.lines, shopperOf(ctx, facts, cart));
  },

  async redeem(db, ctx, code, use) {
    const refusal = await takeUse(db, code, use, ctx.now);
    if (refusal) refuse(refusals[refusal]);
  },

  release: giveUseBack,
});
