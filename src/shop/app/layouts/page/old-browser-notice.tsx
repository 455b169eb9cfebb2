/** For browsers that lack CSS features the shop needs. Detected with CSS alone: no JavaScript and no user agent string (R-SHELL-9). */
import { useIntl } from 'react-intl';

export function OldBrowserNotice() {
  const { formatMessage } = useIntl();
  return (
    <p>
      {formatMessage({ id: 'ANCIENT_BROWSER_MESSAGE' })}{' '}
      <a href={formatMessage({ id: 'COMPANY_PHONE_HREF' })}>{formatMessage({ id: 'COMPANY_PHONE' })}</a>
    </p>
  );
}
