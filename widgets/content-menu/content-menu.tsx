/** Links to the information pages, the current one marked. */
import { useIntl } from 'react-intl';
import type { Menu } from '#api/content/types.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ContentMenuResolved } from '#engine/page-types.gen.ts';
import styles from './content-menu.module.css';

export function ContentMenu({ data, page }: WidgetProps<ContentMenuResolved, Menu | null>) {
  const { formatMessage } = useIntl();
  const here = page.prefix + page.path;
  return (
    <nav aria-label={data?.title || formatMessage({ id: 'A11Y_CONTENT_MENU' })} className={styles.menu}>
      {data?.title ? <p className={styles.title}>{data.title}</p> : null}
      <ul>
        {data?.items.map(item => (
          <li key={item.id}>
            <MenuLink item={item} className={styles.item} isHere={item.href === here} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
