/** The main menu of wide screens, three levels deep, in the configured mode. CSS alone opens it on hover or by its toggles; rendered on the server only. Most submenus come with the first intent (watch-navigation.ts). */
import { useIntl } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { menuIcon } from '#ui/icons.ts';
import { useApp } from '../../context/app-context.ts';
import type { LayoutContent } from '../../context/frame.ts';
import { AllGroups, allItems, hasAllItems, isDeferred, isPage } from './deferred-submenus.tsx';
import styles from './navigation.module.css';
import { SubmenuGroups } from './submenu-groups.tsx';

/** A submenu of the main menu: a link to the item's page, then the groups, unless the browser fetches them. */
function NavigationPanel({ item }: { item: MenuItem }) {
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

/** More entries never fit in the row; CSS hides more of them on narrow windows. The first item links to all entries. */
const maxInRow = 8;

interface Props extends Partial<LayoutContent['navigation']> {
  items: readonly MenuItem[];
}

export function Navigation({ items, layout = 'full-width', opens = 'hover' }: Props) {
  const { formatMessage } = useIntl();
  if (items.length === 0) return null;
  return (
    <nav
      className={classNames(styles.navigation, styles[layout], styles[opens])}
      aria-label={formatMessage({ id: 'A11Y_MAIN_NAVIGATION' })}
    >
      <Container>
        <ul className={styles.items}>
          {hasAllItems(items) ? (
            <li className={styles.item} data-item="">
              <details className={styles.toggle} name="navigation">
                <summary className={styles.all}>
                  <Icon of={menuIcon} size={20} />
                  {formatMessage({ id: 'NAVIGATION_ALL_CATEGORIES' })}
                </summary>
              </details>
              <AllItems items={items} />
            </li>
          ) : null}
          {items.slice(0, maxInRow).map(item => (
            <Entry key={item.id} item={item} opens={opens} />
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** A link with a button beside it that opens the submenu; in click mode only a button, with the link first in the submenu (R-SHELL-4). */
function Entry({ item, opens }: { item: MenuItem; opens: 'hover' | 'click' }) {
  const { formatMessage } = useIntl();
  if (item.children.length === 0)
    return (
      <li className={styles.item} data-item="">
        <MenuLink item={item} className={styles.top} />
      </li>
    );
  const isButton = opens === 'click' || item.href === null;
  return (
    <li className={styles.item} data-item="">
      {isButton ? null : <MenuLink item={item} className={styles.top} />}
      <details className={styles.toggle} name="navigation">
        <summary
          className={isButton ? styles.top : styles.arrow}
          aria-label={
            isButton ? undefined : formatMessage({ id: 'A11Y_OPEN_SUBMENU' }, { label: item.label })
          }
        >
          {isButton ? item.label : null}
        </summary>
      </details>
      <NavigationPanel item={item} />
    </li>
  );
}

/** All items of the first level, also those that do not fit in the row; scripts replace them by pictures with the next level. */
function AllItems({ items }: Pick<Props, 'items'>) {
  const { hasAllSubmenus } = useApp();
  return (
    <div className={styles.panel} data-submenu={allItems}>
      <Container className={styles.content}>
        {hasAllSubmenus ? (
          <AllGroups items={items} />
        ) : (
          <ul className={styles.flat}>
            {items.map(item => (
              <li key={item.id}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </div>
  );
}
