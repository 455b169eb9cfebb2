/** Selling points, of which small screens show two, and the information menu. */
import { useIntl } from 'react-intl';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { useApp } from '../../app-context.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import { useDeliveryFee } from '../use-delivery-fee.ts';
import styles from './top-bar.module.css';

export function TopBarBody() {
  const { formatMessage } = useIntl();
  const { menus } = useApp();
  const fee = useDeliveryFee();
  return (
    <>
      <ul className={styles.points}>
        {[
          formatMessage({ id: 'USP_1' }, { fee }),
          formatMessage({ id: 'USP_2' }),
          formatMessage({ id: 'USP_3' }),
        ].map(point => (
          <li key={point} className={styles.point}>
            <Icon of={checkIcon} size={16} />
            {point}
          </li>
        ))}
      </ul>
      <ul className={styles.links}>
        {(menus?.topBar ?? []).map(item => (
          <li key={item.id}>
            <MenuLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </>
  );
}
