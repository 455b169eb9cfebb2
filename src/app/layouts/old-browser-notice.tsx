/** For browsers that lack what the shop's styles stand on. CSS asks the browser itself: no script, and no reading of its name (R-SHELL-9). */
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
