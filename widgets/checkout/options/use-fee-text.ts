/** The fee of a delivery or a payment as this visitor sees prices: without VAT it says so (R-PRODUCT-19). */
import { useIntl } from 'react-intl';
import { usePriceText } from '#components/product/use-price-text.ts';

export interface Fee {
  isFree: boolean;
  feeIncVatFormatted: string;
  feeExVatFormatted: string;
}

export function useFeeText(): (fee: Fee) => string {
  const { formatMessage } = useIntl();
  const { vatIncluded, suffix } = usePriceText();
  return ({ isFree, feeIncVatFormatted, feeExVatFormatted }) => {
    if (isFree) return formatMessage({ id: 'FREE' });
    return vatIncluded ? feeIncVatFormatted : `${feeExVatFormatted} ${suffix}`;
  };
}
