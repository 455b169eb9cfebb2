/** Checks the conditions of a campaign. Pure. */
import type { Minor } from '#kernel/money/money.ts';
import type { CartCampaign } from './campaign.ts';
import type { PromotableLine } from './promotions.ts';

/** The customer and market of the cart. */
export interface Shopper {
  marketId: string;
  currency: string;
  customerId: number | null;
  /** Of the account: the customer type in a request changes no price. */
  customerType: 'PERSON' | 'ORGANIZATION';
  priceListIds: readonly number[];
  /** False also when it is unknown: a guest's earlier orders are looked up by mail address when the code is redeemed. */
  hasOrdered: boolean;
}

export const worthOf = (lines: readonly PromotableLine[]): Minor =>
  lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);

export const covers = ({ productIds }: CartCampaign, productId: number): boolean =>
  productIds === null || productIds.has(productId);

/** Whether it has an effect in this currency. */
function hasEffect({ effect }: CartCampaign, currency: string): boolean {
  return 'amounts' in effect ? effect.amounts[currency] !== undefined : true;
}

function fitsShopper({ conditions, byCode, marketIds }: CartCampaign, shopper: Shopper): boolean {
  const { customerTypes, priceListIds, loginOnly, firstOrder } = conditions;
  // Without a code no earlier orders are looked up by mail address: only an account can be known to be new.
  const needsLogin = loginOnly === true || (firstOrder === true && !byCode);
  return (
    (marketIds.length === 0 || marketIds.includes(shopper.marketId)) &&
    (!customerTypes || customerTypes.includes(shopper.customerType)) &&
    (!priceListIds || priceListIds.some(id => shopper.priceListIds.includes(id))) &&
    (!needsLogin || shopper.customerId !== null) &&
    (firstOrder !== true || !shopper.hasOrdered)
  );
}

export function isMet(campaign: CartCampaign, lines: readonly PromotableLine[], shopper: Shopper): boolean {
  const { minimum, requiredProductIds = [] } = campaign.conditions;
  const least = minimum === undefined ? 0 : (minimum[shopper.currency] ?? Number.POSITIVE_INFINITY);
  const inCart = new Set(lines.map(({ productId }) => productId));
  return (
    fitsShopper(campaign, shopper) &&
    hasEffect(campaign, shopper.currency) &&
    lines.some(({ productId }) => covers(campaign, productId)) &&
    worthOf(lines) >= least &&
    requiredProductIds.every(id => inCart.has(id))
  );
}
