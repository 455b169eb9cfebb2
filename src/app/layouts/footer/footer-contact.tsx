/** Whom to ask: words first, then the number, the hours and the address. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { mailIcon, storeIcon } from '#ui/icons.ts';
import { PhoneLink } from '../phone-link.tsx';
import styles from './site-footer.module.css';

export function FooterContact() {
  const { t } = useTexts();
  const email = t('COMPANY_EMAIL');
  return (
    <section className={styles.contact}>
      <h2 className={styles.question}>{t('CUSTOMER_SERVICE_BOX_TITLE')}</h2>
      <p>{t('CUSTOMER_SERVICE_BOX_TEXT')}</p>
      <ul className={styles.reach}>
        <li className={styles.phone}>
          <PhoneLink />
        </li>
        <li className={styles.way}>
          <Icon of={mailIcon} size={20} />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li className={styles.way}>
          <Icon of={storeIcon} size={20} />
          <span>
            {t('COMPANY_NAME')}, {t('COMPANY_STREET')}, {t('COMPANY_POSTAL')}
          </span>
        </li>
      </ul>
    </section>
  );
}
