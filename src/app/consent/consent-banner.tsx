/** The question about cookies, as the server writes it into every page: hidden, so that it costs nothing, until the browser knows that it is open (R-CONSENT-1). */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import styles from './consent-banner.module.css';

/** @param cookiesHref the page that tells about cookies. */
export function ConsentBanner({ cookiesHref }: { cookiesHref: string }) {
  const { formatMessage } = useIntl();
  return (
    <section id="consent" className={styles.banner} aria-labelledby="consent-title" hidden>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            {formatMessage({ id: 'COOKIE_CONSENT_TITLE' })}
          </h2>
          <p>
            {formatMessage({ id: 'COOKIE_CONSENT_TEXT' })}{' '}
            <a href={cookiesHref}>{formatMessage({ id: 'COOKIE_CONSENT_LEARN_MORE' })}</a>
          </p>
        </div>
        {/* Equal in size, form and reach: refusing is as easy as accepting. */}
        <div className={styles.answers}>
          <Button variant="secondary" value="decline">
            {formatMessage({ id: 'COOKIE_CONSENT_DECLINE' })}
          </Button>
          <Button variant="secondary" value="allow">
            {formatMessage({ id: 'COOKIE_CONSENT_ALLOW' })}
          </Button>
          <Button variant="tertiary" value="choose">
            {formatMessage({ id: 'COOKIE_CONSENT_CHOOSE' })}
          </Button>
        </div>
      </div>
    </section>
  );
}
