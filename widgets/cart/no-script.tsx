/** The cart needs JavaScript; without it, how to order. */
import { useIntl } from 'react-intl';

export function NoScript() {
  const { formatMessage } = useIntl();
  return (
    <noscript>
      <p>{formatMessage({ id: 'NO_SCRIPT_TEXT' })}</p>
      <p>{formatMessage({ id: 'NO_SCRIPT_ORDER' }, { phone: formatMessage({ id: 'COMPANY_PHONE' }) })}</p>
    </noscript>
  );
}
