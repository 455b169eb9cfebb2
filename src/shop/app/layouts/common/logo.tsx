/** The shop's wordmark: a hexagon nut with the ridges of a tyre, and the name. */
import { useIntl } from 'react-intl';
import { useApp } from '../../context/app-context.ts';
import styles from './logo.module.css';

export function Logo() {
  const { formatMessage } = useIntl();
  const { pathTo } = useApp();
  return (
    <a className={styles.logo} href={pathTo('index')} aria-label={formatMessage({ id: 'LOGO_ALT_TEXT' })}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <path className={styles.nut} d="M20 1.5 36.5 11v18L20 38.5 3.5 29V11Z" />
        <path className={styles.gable} d="M9 21.5 20 12l11 9.5M13 19v9.5M27 19v9.5M13 25h14" />
      </svg>
      <span className={styles.name} aria-hidden="true">
        {'ATV '}
        <span className={styles.house}>Huset</span>
      </span>
    </a>
  );
}
