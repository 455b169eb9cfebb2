/** What stands behind every page, hidden until the browser needs it: the question about cookies, and the words for what was chosen. Plain markup, so it costs no script. */
import { useIntl } from 'react-intl';
import { ConsentBanner } from '../consent/consent-banner.tsx';

export function PageNotes({ cookiesHref }: { cookiesHref: string }) {
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
