/** The number of customer service, to be pressed, and when somebody answers. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { phoneIcon } from '#ui/icons.ts';
import styles from './phone-link.module.css';

export function PhoneLink() {
  const { t } = useTexts();
  return (
    <span className={styles.phone}>
      <Icon of={phoneIcon} size={20} />
      <span>
        <a className={styles.number} href={t('COMPANY_PHONE_HREF')}>
          {t('COMPANY_PHONE')}
        </a>
        <span className={styles.hours}> {t('CUSTOMER_SERVICE_HOURS')}</span>
      </span>
    </span>
  );
}
