/** What a card says of its product to whoever counts what was seen; short, because every card of every page carries it. */
import type { ProductCard } from '#api/catalogue/types.ts';

/** The value of a card's `data-item`: id, price with and without VAT, reduction in per cent, whether a campaign's, currency, brand, name. */
export const cardItem = ({ productId, price, campaigns, brand, name }: ProductCard): string =>
  [
    productId,
    price.sellingIncVat,
    price.sellingExVat,
    price.isDiscounted ? price.discountPercentage : 0,
    campaigns.length > 0 ? 1 : 0,
    price.currency,
    (brand?.name ?? '').replaceAll('|', ' '),
    name,
  ].join('|');
