/** Rendered hidden into every page: the cookie banner, the live region that confirms the choice, and the bar for a lost connection. Plain markup, so it needs no hydration. */
import { useIntl } from 'react-intl';
import { OfflineBar } from '../../announcements/offline-bar.tsx';
import { ConsentBanner } from '../../consent/consent-banner.tsx';

export function Announcements({ cookiesHref }: { cookiesHref: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ConsentBanner cookiesHref={cookiesHref} />
      <OfflineBar />
      <output
        id="shell-status"
        className="visually-hidden"
        data-saved-text={formatMessage({ id: 'COOKIE_CONSENT_SAVED' })}
      />
    </>
  );
}
