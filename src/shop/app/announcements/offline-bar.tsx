/** Shows that the browser is offline; the live region exists before its text (R-SHELL-10). */
import { useIntl } from 'react-intl';
import styles from './offline-bar.module.css';

/** `watch-connection.ts` writes and removes the text. */
export function OfflineBar() {
  const { formatMessage } = useIntl();
  return <output id="offline" className={styles.bar} data-text={formatMessage({ id: 'ERROR_OFFLINE' })} />;
}
