/** The price of a product as pages, lists and suggestions may announce it. */
import type { CardPartsFragment } from '../fragments.gen.ts';
import { presentText } from '../present.ts';
import { type PriceWire, toPrice } from './to-price.ts';
import type { Price } from './types.ts';

interface Priced {
  /** With its currency: sums are formatted by it. */
  unitPrice: Required<PriceWire> | null;
  lowestPackagePrice: Parameters<typeof toPrice>[0];
  lowestPrice: Pick<
    NonNullable<CardPartsFragment['lowestPrice']>,
    'isDiscounted' | 'discountPercentage' | 'lowestPriceIncVatFormatted' | 'lowestPriceExVatFormatted'
  > | null;
}

/**
 * The price as it may be announced: reduced from the lowest price of the 30 days before, and not reduced when that price was
 * not higher (R-LAW-2). Of a package it is the least that it costs (R-PRODUCT-47).
 */
export function announcedPrice({ unitPrice, lowestPackagePrice, lowestPrice }: Priced): Price {
  const price = toPrice(unitPrice);
  if (lowestPackagePrice) return { ...toPrice(lowestPackagePrice), currency: price.currency, isLeast: true };
  if (!price.isDiscounted || !lowestPrice) return price;
  if (lowestPrice.isDiscounted)
    return {
      ...price,
      regularIncVatFormatted: presentText(lowestPrice.lowestPriceIncVatFormatted),
      regularExVatFormatted: presentText(lowestPrice.lowestPriceExVatFormatted),
      discountPercentage: lowestPrice.discountPercentage,
    };
  return {
    ...price,
    regularIncVatFormatted: price.sellingIncVatFormatted,
    regularExVatFormatted: price.sellingExVatFormatted,
    isDiscounted: false,
    discountPercentage: 0,
  };
}
