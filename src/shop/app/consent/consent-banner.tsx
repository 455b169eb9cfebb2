/** The cookie banner. The server renders it hidden into every page; the browser shows it when no choice is stored (R-CONSENT-1). */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import styles from './consent-banner.module.css';

/** @param cookiesHref the page about cookies. */
export function ConsentBanner({ cookiesHref }: { cookiesHref: string }) {
  const { formatMessage } = useIntl();
  return (
    <section id="consent" className={styles.banner} aria-labelledby="consent-title" hidden>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="consent-title" className={styles.title}>
            {formatMessage({ id: 'COOKIE_CONSENT_TITLE' })}
          </h2>
          <p>
            {formatMessage({ id: 'COOKIE_CONSENT_TEXT' })}{' '}
            <a href={cookiesHref}>{formatMessage({ id: 'COOKIE_CONSENT_LEARN_MORE' })}</a>
          </p>
        </div>
        {/* Same size, style and reachability: declining is as easy as accepting. */}
        <div className={styles.buttons}>
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
