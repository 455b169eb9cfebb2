/** Redirect of a page that is meant for other customers. */
import { useIntl } from 'react-intl';
import { Spinner } from '#ui/spinner.tsx';
import { useEffect } from 'react';
import styles from './login.module.css';

export function RedirectSignedIn({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  useEffect(() => location.replace(href), [href]);
  return (
    <section className={styles.login}>
      <h1>{formatMessage({ id: 'ACCOUNT_TITLE' })}</h1>
      <p className={styles.waiting}>
        <Spinner size={32} />
        <a href={href}>{formatMessage({ id: 'ACCOUNT_LOGGING_IN_AS_USER' })}</a>
      </p>
    </section>
  );
}
