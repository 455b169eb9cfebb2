/** Links from the front page to the current page. */
import styles from './breadcrumbs.module.css';
import { classNames } from './class-names.ts';

export interface Breadcrumb {
  label: string;
  /** Undefined for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** Accessible name of the landmark, such as "You are here". */
  label: string;
  /** From the front page down; the last is the current page. */
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
          </li>
        ))}
      </ol>
    </nav>
  );
}
