/** The entries of a submenu, in one column per group. */
import type { MenuItem } from '#api/content/types.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import styles from './navigation.module.css';

interface Props {
  groups: readonly MenuItem[];
  /** The item of the submenu, where scripts add the groups to a panel. */
  of?: string;
}

export function SubmenuGroups({ groups, of }: Props) {
  return (
    <ul className={styles.groups} data-groups-of={of}>
      {groups.map(group => (
        <li key={group.id}>
          <MenuLink item={group} />
          {group.children.length > 0 ? (
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
  );
}
