/** Contact details: text first, then phone number, opening hours and address. */
import { useIntl } from 'react-intl';
import { Breakable } from '#ui/breakable.tsx';
import { Icon } from '#ui/icon.tsx';
import { mailIcon, storeIcon } from '#ui/icons.ts';
import { PhoneLink } from '../common/phone-link.tsx';
import styles from './site-footer.module.css';

export function FooterContact() {
  const { formatMessage } = useIntl();
  const email = formatMessage({ id: 'COMPANY_EMAIL' });
  return (
    <section className={styles.contact}>
      <h2 className={styles.contactTitle}>{formatMessage({ id: 'CUSTOMER_SERVICE_BOX_TITLE' })}</h2>
      <p>{formatMessage({ id: 'CUSTOMER_SERVICE_BOX_TEXT' })}</p>
      <ul className={styles.contactList}>
        <li className={styles.phone}>
          <PhoneLink />
        </li>
        <li className={styles.contactItem}>
          <Icon of={mailIcon} size={20} />
          <a href={`mailto:${email}`}>
            <Breakable>{email}</Breakable>
          </a>
        </li>
        <li className={styles.contactItem}>
          <Icon of={storeIcon} size={20} />
          <span>
            {formatMessage({ id: 'COMPANY_NAME' })}, {formatMessage({ id: 'COMPANY_STREET' })},{' '}
            {formatMessage({ id: 'COMPANY_POSTAL' })}
          </span>
        </li>
      </ul>
    </section>
  );
}
