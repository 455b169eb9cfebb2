/** For browsers without JavaScript: what works, and the phone number for the rest. */
import { useIntl } from 'react-intl';
import { Container } from '#ui/container.tsx';
import styles from './no-script-notice.module.css';

export function NoScriptNotice() {
  const { formatMessage } = useIntl();
  return (
    <noscript>
      <section className={styles.notice} aria-label={formatMessage({ id: 'NO_SCRIPT_TITLE' })}>
        <Container>
          <p className={styles.title}>{formatMessage({ id: 'NO_SCRIPT_TITLE' })}</p>
          <p>
            {formatMessage({ id: 'NO_SCRIPT_TEXT' })}{' '}
            {formatMessage({ id: 'NO_SCRIPT_ORDER' }, { phone: formatMessage({ id: 'COMPANY_PHONE' }) })}
          </p>
        </Container>
      </section>
    </noscript>
  );
}
