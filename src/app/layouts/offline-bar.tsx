/** Says that there is no connection for as long as there is none; the region is there before its words (R-SHELL-10). */
import { useTexts } from '#i18n/texts-provider.tsx';
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
  const { t } = useTexts();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <output className={styles.bar}>{isOnline ? null : t('ERROR_OFFLINE')}</output>;
}
