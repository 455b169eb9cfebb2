/** The cookies of one category, folded until somebody wants to know. */
import { useTexts } from '#i18n/texts-provider.tsx';
import type { ConsentCategory } from '#stores/consent-category.ts';
import styles from './consent-settings.module.css';
import { cookieList } from './cookie-list.ts';

export function CookieTable({ category, label }: { category: 'necessary' | ConsentCategory; label: string }) {
  const { t } = useTexts();
  const cookies = cookieList[category];
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>{t('COOKIE_TABLE', { count: cookies.length })}</summary>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('COOKIE_TABLE_NAME')}</th>
            <th scope="col">{t('COOKIE_TABLE_PURPOSE')}</th>
            <th scope="col">{t('COOKIE_TABLE_LIFETIME')}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, purpose, lifetime }) => (
            <tr key={name}>
              <td className={styles.name}>{name}</td>
              <td>{t(purpose)}</td>
              <td>{t(lifetime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
