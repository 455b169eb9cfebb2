/** Orders show amounts with VAT; visitors who see prices without VAT elsewhere get a note that says so. */

import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';

/** @returns a function that labels a formatted amount with VAT: "105,99 € incl. VAT" for visitors who see prices without. */
export function useWithVat(): (amount: string) => string {
  const { formatMessage } = useIntl();
  const { vatIncluded } = useStores().segment;
  return price => (vatIncluded ? price : formatMessage({ id: 'PRICE_INC_VAT' }, { price }));
}
