/** Formats a computed amount with or without VAT, as this visitor sees prices. */

import { useIntl } from 'react-intl';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import type { PackageAmount } from '../package-choice.ts';

/** @param isLeast whether it may become more: "From 397.90 €". */
export function useAmountText(): (amount: PackageAmount, isLeast?: boolean) => string {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  const { vatIncluded } = useStores().segment;
  return ({ incVat, exVat, currency }, isLeast = false) => {
    const price = money(vatIncluded ? incVat : exVat, currency);
    return isLeast ? formatMessage({ id: 'PRODUCT_FROM_PRICE' }, { price }) : price;
  };
}
