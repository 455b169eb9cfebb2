/** The main menu on computers, three levels deep. Hover and a toggle open it by CSS alone; rendered on the server only. */
import type { MenuItem } from '#api/content/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon, menuIcon } from '#ui/icons.ts';
import { MenuLink } from '../menu-link.tsx';
import styles from './navigation.module.css';
import { NavigationPanel } from './navigation-panel.tsx';

/** More entries than this never fit in the row; narrower windows show fewer, by CSS. The first item leads to all of them. */
const mostInRow = 8;
const alwaysInRow = 5;

export function Navigation({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  return (
    <nav className={styles.navigation} aria-label={t('A11Y_MAIN_NAVIGATION')}>
      <Container>
        <ul className={styles.items}>
          {items.length > alwaysInRow ? (
            <li className={styles.item} data-item="">
              <details className={styles.toggle} name="navigation">
                <summary className={styles.all}>
                  <Icon of={menuIcon} size={20} />
                  {t('NAVIGATION_ALL_CATEGORIES')}
                </summary>
              </details>
              <NavigationPanel groups={items} deep={false} />
            </li>
          ) : null}
          {items.slice(0, mostInRow).map(item => (
            <li key={item.id} className={styles.item} data-item="">
              <MenuLink item={item} className={styles.top} />
              {item.children.length > 0 ? (
                <>
                  <details className={styles.toggle} name="navigation">
                    <summary
                      className={styles.arrow}
                      aria-label={t('A11Y_OPEN_SUBMENU', { label: item.label })}
                    >
                      <Icon of={chevronDownIcon} size={16} />
                    </summary>
                  </details>
                  <NavigationPanel groups={item.children} parent={item} deep />
                </>
              ) : null}
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
