/** Explains why the space of a third-party service is empty. */
import { useIntl } from 'react-intl';
import styles from './third-party-notice.module.css';

export function ThirdPartyNotice({ service, failed }: { service: string; failed: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <p className={styles.note}>
      {failed
        ? formatMessage({ id: 'THIRD_PARTY_FAILED' }, { service })
        : formatMessage({ id: 'THIRD_PARTY_NEEDS_CONSENT' }, { service })}
    </p>
  );
}
