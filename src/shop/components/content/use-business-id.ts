/** The company's number with the name that its country has for it; empty when it is not known. */
import { useIntl } from 'react-intl';
import { useShop } from '#i18n/use-shop.ts';

export function useBusinessId(): string {
  const { formatMessage } = useIntl();
  const { businessId: id, countryCode: country } = useShop();
  return id === '' ? '' : formatMessage({ id: 'COMPANY_BUSINESS_ID' }, { country, id });
}
