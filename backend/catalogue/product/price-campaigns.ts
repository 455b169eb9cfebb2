/** The campaigns of a product, as products show them. */
import type { CatalogueAddresses } from '../addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import { localised } from '../localised.ts';
import type { ListedCampaign } from '../reference.ts';
import type { Product } from './product.ts';

type DiscountType = 'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN' | 'EXTERNAL';

/** The reason of a lower price: the customer's price list, a campaign, or the price itself. */
export function discountTypeOf({ record, price, isOwnPrice }: Product): DiscountType {
  if (isOwnPrice) return 'EXTERNAL';
  if (price.selling >= price.regular) return 'NONE';
  return record.price.campaignId ? 'PRICE_CAMPAIGN' : 'SALE_PRICE';
}

/** The time decides, since a campaign may have begun or ended since prices were last updated. */
const runs = ({ active, activeFrom, activeTo }: ListedCampaign, now: Date): boolean =>
  active && (activeFrom === null || activeFrom <= now) && (activeTo === null || activeTo > now);

export const createProductCampaigns =
  (catalogue: Pick<Catalogue, 'reference'>, addresses: Pick<CatalogueAddresses, 'campaign'>) =>
  ({ ctx, record }: Product) =>
    record.campaignIds.flatMap(id => {
      const campaign = catalogue.reference().campaigns.get(id);
      if (!campaign || !runs(campaign, ctx.now)) return [];
      const { markets } = campaign;
      if (markets.length > 0 && !markets.includes(ctx.market.id)) return [];
      return {
        campaignId: String(id),
        name: localised(campaign.name, ctx.language) ?? '',
        hideTitle: campaign.hideTitle,
        ruleType: campaign.inPrice ? 'price' : 'automatic',
        category: campaign.category,
        action: campaign.action,
        // What delivery costs then; null where that depends on the rest of the cart.
        actionValue: campaign.action === 'free_shipping' && !campaign.isConditional ? '0' : null,
        canonicalUrl: addresses.campaign.path(ctx, campaign),
      };
    });
