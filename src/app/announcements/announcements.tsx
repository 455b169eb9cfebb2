/** Rendered hidden into every page: the cookie banner and the live region that confirms the choice. Plain markup, so it needs no hydration. */
import { useIntl } from 'react-intl';
import { ConsentBanner } from '../consent/consent-banner.tsx';

export function Announcements({ cookiesHref }: { cookiesHref: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ConsentBanner cookiesHref={cookiesHref} />
      <output
        id="shell-status"
        className="visually-hidden"
        data-saved-text={formatMessage({ id: 'COOKIE_CONSENT_SAVED' })}
      />
    </>
  );
}
