/** Explains why the space of a third-party service is empty. */
import { useTexts } from '#i18n/texts-provider.tsx';
import styles from './foreign-note.module.css';

export function ForeignNote({ service, failed }: { service: string; failed: boolean }) {
  const { t } = useTexts();
  return (
    <p className={styles.note}>
      {failed ? t('THIRD_PARTY_FAILED', { service }) : t('THIRD_PARTY_NEEDS_CONSENT', { service })}
    </p>
  );
}
