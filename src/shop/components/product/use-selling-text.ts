/** The selling price of a product for this visitor. Apart from `usePriceText`, which every page loads for the cart. */
import { useIntl } from 'react-intl';
import type { Price } from '#api/catalogue/types.ts';
import { usePriceText } from './use-price-text.ts';

/** @returns a function that formats a price: "397.90 €", or "From 397.90 €" for a package (R-PRODUCT-47). */
export function useSellingText(): (price: Price) => string {
  const { formatMessage } = useIntl();
  const { selling } = usePriceText();
  return price =>
    price.isLeast ? formatMessage({ id: 'PRODUCT_FROM_PRICE' }, { price: selling(price) }) : selling(price);
}
