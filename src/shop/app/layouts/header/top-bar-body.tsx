/** Selling points, of which narrow screens show those that fit, and the information menu. */
import { useIntl } from 'react-intl';
import { MenuLink } from '#components/content/menu-link.tsx';
import { useShop } from '#i18n/use-shop.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import { useApp } from '../../context/app-context.ts';
import styles from './top-bar.module.css';

export function TopBarBody() {
  const { formatMessage } = useIntl();
  const { menus, page } = useApp();
  const { delivery } = page.context.config;
  const { hasVehicles } = useShop();
  const links = menus?.topBar ?? [];
  const points = [
    delivery?.freeFrom
      ? formatMessage({ id: 'USP_FREE_FROM' }, { sum: delivery.freeFrom })
      : formatMessage({ id: 'USP_1' }, { fee: delivery?.from ?? 'none' }),
    formatMessage({ id: 'USP_2' }),
    ...(hasVehicles ? [formatMessage({ id: 'USP_3' })] : []),
  ];
  return (
    <>
      <ul className={styles.points}>
        {points.map(point => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
      {links.length > 0 ? (
        <details className={styles.info}>
          <summary className={styles.summary}>
            {formatMessage({ id: 'TOP_BAR_INFORMATION' })}
            <Icon of={chevronDownIcon} size={16} />
          </summary>
          <ul className={styles.links}>
            {links.map(item => (
              <li key={item.id}>
                <MenuLink item={item} className={styles.link} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
