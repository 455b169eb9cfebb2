/** The strings of a price for this visitor: with or without VAT, by segment (R-PRODUCT-19). */
import { useIntl } from 'react-intl';
import type { Price, ProductCard } from '#api/catalogue/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

export interface PriceText {
  selling(price: Price): string;
  /** Undefined without a discount. */
  regular(price: Price): string | undefined;
  /** "Lowest price in the 30 days before the reduction …" for a reduced price, else undefined. */
  lowest(price: Price, lowest: ProductCard['lowestPrice']): string | undefined;
  /** "excl. VAT" for customers who buy without it. */
  suffix: string | undefined;
  vatIncluded: boolean;
}

export function usePriceText(): PriceText {
  const { formatMessage } = useIntl();
  const { vatIncluded } = useStores().segment;
  return {
    vatIncluded,
    suffix: vatIncluded ? undefined : formatMessage({ id: 'EX_VAT' }),
    selling: price => (vatIncluded ? price.sellingIncVatFormatted : price.sellingExVatFormatted),
    regular: price =>
      price.isDiscounted
        ? vatIncluded
          ? price.regularIncVatFormatted
          : price.regularExVatFormatted
        : undefined,
    lowest: (price, lowest) =>
      price.isDiscounted && lowest
        ? formatMessage(
            { id: 'PRICE_LOWEST_BEFORE' },
            {
              lowestPrice: vatIncluded ? lowest.incVatFormatted : lowest.exVatFormatted,
            },
          )
        : undefined,
  };
}
