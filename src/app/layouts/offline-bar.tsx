/** Shows that the browser is offline; the live region exists before its text (R-SHELL-10). */
import { useIntl } from 'react-intl';
import { useSyncExternalStore } from 'react';
import styles from './offline-bar.module.css';

function subscribe(change: () => void): () => void {
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
}

export function OfflineBar() {
  const { formatMessage } = useIntl();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <output className={styles.bar}>{isOnline ? null : formatMessage({ id: 'ERROR_OFFLINE' })}</output>;
}
