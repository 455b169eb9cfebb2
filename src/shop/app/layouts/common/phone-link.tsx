/** Phone number and opening hours of customer service. */
import { useIntl } from 'react-intl';
import { Icon } from '#ui/icon.tsx';
import { phoneIcon } from '#ui/icons.ts';
import styles from './phone-link.module.css';

export function PhoneLink() {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.phone}>
      <Icon of={phoneIcon} size={20} />
      <span>
        <a className={styles.number} href={formatMessage({ id: 'COMPANY_PHONE_HREF' })}>
          {formatMessage({ id: 'COMPANY_PHONE' })}
        </a>
        <span className={styles.hours}> {formatMessage({ id: 'CUSTOMER_SERVICE_HOURS' })}</span>
      </span>
    </span>
  );
}
