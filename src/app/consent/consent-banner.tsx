/** The question about cookies, as the server writes it into every page: hidden, so that it costs nothing, until the browser knows that it is open (R-CONSENT-1). */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Button } from '#ui/button.tsx';
import styles from './consent-banner.module.css';

/** @param cookiesHref the page that tells about cookies. */
export function ConsentBanner({ cookiesHref }: { cookiesHref: string }) {
  const { t } = useTexts();
  return (
    <section id="consent" className={styles.banner} aria-labelledby="consent-title" hidden>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            {t('COOKIE_CONSENT_TITLE')}
          </h2>
          <p>
            {t('COOKIE_CONSENT_TEXT')} <a href={cookiesHref}>{t('COOKIE_CONSENT_LEARN_MORE')}</a>
          </p>
        </div>
        {/* Equal in size, form and reach: refusing is as easy as accepting. */}
        <div className={styles.answers}>
          <Button variant="secondary" value="decline">
            {t('COOKIE_CONSENT_DECLINE')}
          </Button>
          <Button variant="secondary" value="allow">
            {t('COOKIE_CONSENT_ALLOW')}
          </Button>
          <Button variant="tertiary" value="choose">
            {t('COOKIE_CONSENT_CHOOSE')}
          </Button>
        </div>
      </div>
    </section>
  );
}
