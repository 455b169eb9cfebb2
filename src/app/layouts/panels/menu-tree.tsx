/** The menu as things to unfold, one inside the other (facts 8.13). */
import type { MenuItem } from '#api/content/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import { MenuLink } from '../menu-link.tsx';
import styles from './menu-tree.module.css';

export function MenuTree({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTexts();
  return (
    <ul className={styles.tree}>
      {items.map(item => (
        <li key={item.id}>
          {item.children.length === 0 ? (
            <MenuLink item={item} className={styles.row} />
          ) : (
            <details className={styles.branch}>
              <summary className={styles.row}>
                {item.label}
                <Icon of={chevronDownIcon} size={20} />
              </summary>
              {item.href ? (
                <a className={styles.whole} href={item.href}>
                  {t('NAVIGATION_ALL_IN')} {item.label}
                </a>
              ) : null}
              <MenuTree items={item.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
