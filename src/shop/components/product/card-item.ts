/** Analytics data of a product card; compact, because every card contains it. */
import type { ProductCard } from '#api/catalogue/types.ts';

/** The value of a card's `data-item`: id, price with and without VAT, discount in per cent, whether in a campaign, currency, article number, brand. The name is the text of its link. */
export const cardItem = ({ productId, articleNumber = '', price, campaigns, brand }: ProductCard): string =>
  [
    productId,
    price.sellingIncVat,
    price.sellingExVat,
    price.isDiscounted ? price.discountPercentage : 0,
    campaigns.length > 0 ? 1 : 0,
    price.currency,
    articleNumber.replaceAll('|', ' '),
    brand?.name ?? '',
  ].join('|');
