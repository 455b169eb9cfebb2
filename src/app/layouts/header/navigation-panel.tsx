/** A submenu of the main menu: groups in columns, each with its own entries. */
import { useIntl } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import styles from './navigation.module.css';

interface Props {
  groups: readonly MenuItem[];
  /** The entry that the panel belongs to; a link to its page comes first. */
  parent?: MenuItem;
  /** Also shows the entries of the groups. */
  deep: boolean;
}

/** Decides the wording of the link: "go to" a page, "all in" a group of products. */
const isPage = ({ type }: MenuItem) => type === 'custom' || type === 'page';

export function NavigationPanel({ groups, parent, deep }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.panel} data-submenu="">
      <Container className={styles.content}>
        {parent?.href ? (
          <a className={styles.allLink} href={parent.href}>
            {formatMessage({ id: isPage(parent) ? 'NAVIGATION_GO_TO' : 'NAVIGATION_ALL_IN' })} {parent.label}
            <Icon of={arrowRightIcon} size={20} />
          </a>
        ) : null}
        <ul className={deep ? styles.groups : styles.flat}>
          {groups.map(group => (
            <li key={group.id}>
              <MenuLink item={group} />
              {deep && group.children.length > 0 ? (
                <ul>
                  {group.children.map(entry => (
                    <li key={entry.id}>
                      <MenuLink item={entry} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
