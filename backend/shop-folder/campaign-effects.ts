/** Effects and conditions of campaigns, from the words of the folder to those of the database. */
import type { Amounts, CampaignConditions, CampaignEffect, ShopCampaign } from './shop-files.gen.ts';

/** Minor units by currency. */
const minorOf = (amounts: Amounts = {}): Record<string, number> =>
  Object.fromEntries(
    Object.entries(amounts).map(([currency, amount]) => [currency, Math.round(amount * 100)]),
  );

const basisPointsOf = (percent = 0): number => Math.round(percent * 100);

/** What a kind of effect needs, and what it may have besides. */
export const effectFields: Readonly<
  Record<
    CampaignEffect['kind'],
    { needs: readonly (keyof CampaignEffect)[]; may?: readonly (keyof CampaignEffect)[] }
  >
> = {
  percentage: { needs: ['percent'] },
  'item-amount': { needs: ['amounts'] },
  'order-amount': { needs: ['amounts'] },
  quantity: { needs: ['pieces', 'steps'] },
  gift: { needs: ['sku'], may: ['quantity'] },
  'free-delivery': { needs: [] },
};

/** @param skuId the number of the gift */
export function effectOf(effect: CampaignEffect, skuId: number | null): Record<string, unknown> {
  switch (effect.kind) {
    case 'percentage':
      return { action: 'percentage', basisPoints: basisPointsOf(effect.percent) };
    case 'item-amount':
      return { action: 'item_amount', amounts: minorOf(effect.amounts) };
    case 'order-amount':
      return { action: 'order_amount', amounts: minorOf(effect.amounts) };
    case 'quantity':
      return {
        action: 'tiers',
        mode: effect.pieces,
        steps: (effect.steps ?? []).map(({ from, percent, prices }) =>
          prices ? { from, prices: minorOf(prices) } : { from, basisPoints: basisPointsOf(percent) },
        ),
      };
    case 'gift':
      return { action: 'free_gift', skuId, quantity: effect.quantity ?? 1 };
    case 'free-delivery':
      return { action: 'free_shipping' };
  }
}

/** @param ids the numbers of what the conditions name */
export const conditionsOf = (
  conditions: CampaignConditions = {},
  ids: { products: readonly number[]; priceLists: readonly number[] },
): Record<string, unknown> => ({
  ...(conditions.customers && { customerTypes: conditions.customers.map(type => type.toUpperCase()) }),
  ...(conditions.priceLists && { priceListIds: ids.priceLists }),
  ...(conditions.signedIn && { loginOnly: true }),
  ...(conditions.firstOrder && { firstOrder: true }),
  ...(conditions.minimum && { minimum: minorOf(conditions.minimum) }),
  ...(conditions.withProducts && { requiredProductIds: ids.products }),
});

/** Article numbers that a campaign names, with the field in which they stand. */
export const productsNamed = ({ products, except, conditions }: ShopCampaign) =>
  [
    { path: ['products'], names: products ?? [] },
    { path: ['except'], names: except ?? [] },
    { path: ['conditions', 'withProducts'], names: conditions?.withProducts ?? [] },
  ] as const;
