/** The information menu of the top bar, for screens without space for it there; without the menu, a link to customer service. */
import { useIntl } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import { useInfoLinks } from '../common/use-info-links.ts';
import styles from './panels.module.css';

export function InformationLinks({ items }: { items: readonly MenuItem[] }) {
  const { formatMessage } = useIntl();
  const { service } = useInfoLinks();
  if (items.length === 0)
    return (
      <a className={styles.helpLink} href={service}>
        {formatMessage({ id: 'CUSTOMER_SERVICE' })}
      </a>
    );
  return (
    <ul className={styles.information}>
      {items.map(item => (
        <li key={item.id}>
          <MenuLink item={item} className={styles.helpLink} />
        </li>
      ))}
    </ul>
  );
}
