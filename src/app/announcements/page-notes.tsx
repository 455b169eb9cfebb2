/** What stands behind every page, hidden until the browser needs it: the question about cookies, and the words for what was chosen. Plain markup, so it costs no script. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';

export function PageNotes({ cookiesHref }: { cookiesHref: string }) {
  const { t } = useTexts();
  return (
    <>
      <ConsentBanner cookiesHref={cookiesHref} />
      <output id="shell-status" className="visually-hidden" data-saved-text={t('COOKIE_CONSENT_SAVED')} />
    </>
  );
}
