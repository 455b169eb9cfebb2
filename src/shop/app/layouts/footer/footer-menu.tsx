/** A titled list of links. */
import type { MenuItem } from '#api/content/types.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import styles from './site-footer.module.css';

interface Props {
  title: string;
  items: readonly MenuItem[];
  /** Two columns, for a long list. */
  wide?: boolean;
}

export function FooterMenu({ title, items, wide = false }: Props) {
  return (
    <section className={wide ? styles.wide : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {items.map(item => (
          <li key={item.id}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
