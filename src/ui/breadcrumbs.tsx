/** The way from the front page to here. */
import styles from './breadcrumbs.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { chevronRightIcon } from './icons.ts';

export interface Breadcrumb {
  label: string;
  /** Left out for the page itself. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** Names the landmark, such as "You are here". */
  label: string;
  /** From the top down; the last is this page. */
  items: readonly Breadcrumb[];
  className?: string | undefined;
}

export function Breadcrumbs({ label, items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.breadcrumbs, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${index}-${item.label}`} className={styles.item}>
            {item.href === undefined || index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
            {index < items.length - 1 ? (
              <Icon of={chevronRightIcon} size={16} className={styles.next} />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
