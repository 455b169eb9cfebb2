/** The price of a product as pages, lists and suggestions may announce it. */
import type { CardPartsFragment } from '../fragments.gen.ts';
import { toPrice } from './to-price.ts';
import type { Price } from './types.ts';

interface Priced {
  unitPrice: Parameters<typeof toPrice>[0];
  lowestPrice: Pick<
    NonNullable<CardPartsFragment['lowestPrice']>,
    'isDiscounted' | 'discountPercentage'
  > | null;
}

/**
 * The price as it may be announced: a reduction is measured against the lowest price of the 30 days before it, and is none
 * when that price was not higher (R-LAW-2).
 */
export function announcedPrice({ unitPrice, lowestPrice }: Priced): Price {
  const price = toPrice(unitPrice);
  if (!price.isDiscounted || !lowestPrice) return price;
  if (lowestPrice.isDiscounted) return { ...price, discountPercentage: lowestPrice.discountPercentage };
  return {
    ...price,
    regularIncVatFormatted: price.sellingIncVatFormatted,
    regularExVatFormatted: price.sellingExVatFormatted,
    isDiscounted: false,
    discountPercentage: 0,
  };
}
