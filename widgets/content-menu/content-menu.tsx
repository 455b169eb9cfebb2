/** Links to the information pages, this one marked. */
import type { Menu } from '#api/content/types.ts';
import type { WidgetProps } from '#engine/contract.ts';
import type { ContentMenuResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import styles from './content-menu.module.css';

export function ContentMenu({ data, page }: WidgetProps<ContentMenuResolved, Menu | null>) {
  const { t } = useTexts();
  const here = page.prefix + page.path;
  return (
    <nav aria-label={data?.title || t('A11Y_CONTENT_MENU')} className={styles.menu}>
      {data?.title ? <p className={styles.title}>{data.title}</p> : null}
      <ul>
        {data?.items.map(({ id, label, href, external, newTab }) => (
          <li key={id}>
            {href === null ? (
              <span className={styles.item}>{label}</span>
            ) : (
              <a
                href={href}
                className={styles.item}
                aria-current={href === here ? 'page' : undefined}
                {...(external ? { rel: 'noopener' } : {})}
                {...(external && newTab ? { target: '_blank' } : {})}
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
