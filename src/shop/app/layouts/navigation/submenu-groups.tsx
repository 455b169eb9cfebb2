/** The entries of a submenu, in one column per group, with its picture, and what it advertises beside them. */
import type { MenuItem, MenuPromotion as Promotion } from '#api/content/types.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import { MenuPicture } from '#components/content/menu-picture.tsx';
import { MenuPromotion } from '#components/content/menu-promotion.tsx';
import styles from './navigation.module.css';

interface Props {
  groups: readonly MenuItem[];
  /** The item of the submenu, where scripts add the groups to a panel. */
  of?: string;
  promotion?: Promotion | undefined;
}

export function SubmenuGroups({ groups, of, promotion }: Props) {
  return (
    <div className={promotion ? styles.promoted : styles.submenu} data-groups-of={of}>
      <ul className={styles.groups}>
        {groups.map(group => (
          <li key={group.id}>
            <MenuLink item={group} picture={<MenuPicture item={group} />} />
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
      {promotion ? <MenuPromotion promotion={promotion} /> : null}
    </div>
  );
}
