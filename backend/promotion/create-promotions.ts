/** Campaigns and promo codes from the database: their effect on a cart, valid codes, and the uses that orders count. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { applyCampaigns, type Rules } from './apply-campaigns.ts';
import { cartCampaigns, hasOrdered, priceListsOf } from './campaign.repository.ts';
import type { CartCampaign } from './campaign.ts';
import { isMet, type Shopper } from './conditions.ts';
import {
  findCode,
  giveUseBack,
  noteUse,
  spellCode,
  takeCustomerUse,
  takeUse,
  usesOfCustomer,
  type PromoCode,
} from './promo-code.repository.ts';
import { noEffect, type PromotedCart, type Promotions } from './promotions.ts';

type Db = Kysely<Schema>;

function refuse(message: string): never {
  throw new RequestError('RequirementsNotMet', message, 'promoCode');
}

async function shopperOf(
  ctx: Context,
  db: Db,
  campaigns: readonly CartCampaign[],
  { plainPrices }: Pick<PromotedCart, 'plainPrices'>,
): Promise<Shopper> {
  const { caller, market } = ctx;
  const { customerId } = caller;
  const asks = (condition: keyof CartCampaign['conditions']) =>
    customerId !== null && campaigns.some(({ conditions }) => conditions[condition] !== undefined);
  return {
    marketId: market.id,
    currency: market.currency.code,
    customerId,
    customerType: caller.customerType,
    priceListIds: !plainPrices && asks('priceListIds') ? await priceListsOf(db, customerId) : [],
    hasOrdered: asks('firstOrder') && (await hasOrdered(db, { customerId })),
  };
}

async function mayUse(ctx: Context, db: Db, promo: PromoCode): Promise<boolean> {
  const { customerId } = ctx.caller;
  if (promo.isUsedUp) return false;
  if (promo.perCustomer === null || customerId === null) return true;
  return (await usesOfCustomer(db, promo.code, customerId)) < promo.perCustomer;
}

async function rulesOf(ctx: Context, db: Db, { code, lines }: PromotedCart): Promise<Rules> {
  const productIds = lines.map(({ productId }) => productId);
  const promo = code === null ? null : await findCode(db, code, ctx.now);
  const isUsable = promo !== null && (await mayUse(ctx, db, promo));
  const campaigns = await cartCampaigns(ctx, db, { code: isUsable ? code : null, productIds });
  const state = isUsable ? 'usable' : 'gone';
  return { campaigns, code: code === null ? 'none' : state };
}

export const createPromotions = (): Promotions => ({
  async acceptCode(ctx, db, cart) {
    const code = spellCode(cart.code);
    const promo = await findCode(db, code, ctx.now);
    if (!promo) throw new RequestError('INVALID_CODE', 'This code does not exist', 'promoCode');
    if (!(await mayUse(ctx, db, promo))) refuse('This code has been used up');
    const { campaigns } = await rulesOf(ctx, db, { ...cart, code });
    const shopper = await shopperOf(ctx, db, campaigns, cart);
    if (!campaigns.some(campaign => campaign.byCode && isMet(campaign, cart.lines, shopper)))
      refuse('The cart does not meet the requirements of this code');
    return code;
  },

  async effect(ctx, db, cart) {
    // An empty cart keeps its code, without an effect.
    if (cart.lines.length === 0) return { ...noEffect, code: cart.code === null ? 'none' : 'dormant' };
    const rules = await rulesOf(ctx, db, cart);
    return applyCampaigns(rules, cart.lines, await shopperOf(ctx, db, rules.campaigns, cart));
  },

  async redeem(db, ctx, code, use) {
    const promo = await findCode(db, code, ctx.now);
    if (!promo || !(await takeUse(db, promo))) refuse('This code cannot be used any more: remove it');
    const { firstOrder } = promo.conditions;
    if (!(await takeCustomerUse(db, promo, use))) refuse('You have used this code already: remove it');
    if (firstOrder === true && (await hasOrdered(db, use, use.orderId)))
      refuse('This code is for a first order: remove it');
    await noteUse(db, promo, use, ctx.now);
  },

  release: giveUseBack,
});
