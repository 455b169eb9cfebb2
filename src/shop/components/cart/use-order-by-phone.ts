/** How to order without scripts; null for a shop that takes no calls. */
import { useIntl } from 'react-intl';
import { useShop } from '#i18n/use-shop.ts';

export function useOrderByPhone(): string | null {
  const { formatMessage } = useIntl();
  const { phone, hours } = useShop();
  return phone === '' ? null : formatMessage({ id: 'NO_SCRIPT_ORDER' }, { phone, hours: hours || 'none' });
}
