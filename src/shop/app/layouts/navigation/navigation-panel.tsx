/** A submenu of the main menu: a link to the item's page, then the groups, unless the browser fetches them. */
import { useIntl } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';
import { Container } from '#ui/container.tsx';
import { useApp } from '../../context/app-context.ts';
import { isDeferred, isPage } from './deferred-submenus.tsx';
import styles from './navigation.module.css';
import { SubmenuGroups } from './submenu-groups.tsx';

export function NavigationPanel({ item }: { item: MenuItem }) {
  const { formatMessage } = useIntl();
  const { hasAllSubmenus } = useApp();
  return (
    <div className={styles.panel} data-submenu={item.id}>
      <Container className={styles.content}>
        {item.href ? (
          <a className={styles.allLink} href={item.href}>
            {formatMessage({ id: isPage(item) ? 'NAVIGATION_GO_TO' : 'NAVIGATION_ALL_IN' })} {item.label}
          </a>
        ) : null}
        {isDeferred(item) ? (
          hasAllSubmenus && <SubmenuGroups of={item.id} groups={item.children} promotion={item.promotion} />
        ) : (
          <SubmenuGroups groups={item.children} promotion={item.promotion} />
        )}
      </Container>
    </div>
  );
}
