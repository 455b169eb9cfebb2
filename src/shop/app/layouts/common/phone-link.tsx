/** Phone number and opening hours of customer service; nothing for a shop that takes no calls. */
import { useShop } from '#i18n/use-shop.ts';
import { Icon } from '#ui/icon.tsx';
import { phoneIcon } from '#ui/icons.ts';
import styles from './phone-link.module.css';

export function PhoneLink() {
  const { phone, phoneHref, hours } = useShop();
  if (phone === '') return null;
  return (
    <span className={styles.phone}>
      <Icon of={phoneIcon} size={20} />
      <span>
        <a className={styles.number} href={phoneHref}>
          {phone}
        </a>
        {hours === '' ? null : <span className={styles.hours}> {hours}</span>}
      </span>
    </span>
  );
}
