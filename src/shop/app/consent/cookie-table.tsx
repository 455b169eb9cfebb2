/** The cookies of one category in a closed disclosure. */
import { useIntl } from 'react-intl';
import type { ConsentCategory } from '#stores/common/consent-category.ts';
import styles from './consent-settings.module.css';
import { cookieList } from './cookie-list.ts';

export function CookieTable({ category, label }: { category: 'necessary' | ConsentCategory; label: string }) {
  const { formatMessage } = useIntl();
  const cookies = cookieList[category];
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>
        {formatMessage({ id: 'COOKIE_TABLE' }, { count: cookies.length })}
      </summary>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'COOKIE_TABLE_NAME' })}</th>
            <th scope="col">{formatMessage({ id: 'COOKIE_TABLE_PURPOSE' })}</th>
            <th scope="col">{formatMessage({ id: 'COOKIE_TABLE_LIFETIME' })}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, purpose, lifetime }) => (
            <tr key={name}>
              <td className={styles.name}>{name}</td>
              <td>{formatMessage({ id: purpose })}</td>
              <td>{formatMessage({ id: lifetime })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
