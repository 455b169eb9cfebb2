/** The information menu of the top bar, for screens without space for it there; without the menu, a link to customer service. */
import { useIntl } from 'react-intl';
import { MenuLink } from '#components/content/menu-link.tsx';
import { useInfoLinks } from '../common/use-info-links.ts';
import styles from './panels.module.css';
import { useMenu } from './use-menu.ts';

export function InformationLinks({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { service } = useInfoLinks();
  const menu = useMenu('top-bar', open);
  if (menu.state !== 'ready' || menu.items.length === 0)
    return (
      <a className={styles.helpLink} href={service}>
        {formatMessage({ id: 'CUSTOMER_SERVICE' })}
      </a>
    );
  return (
    <ul className={styles.information}>
      {menu.items.map(item => (
        <li key={item.id}>
          <MenuLink item={item} className={styles.helpLink} />
        </li>
      ))}
    </ul>
  );
}
