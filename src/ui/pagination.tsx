/** Pages of a list as plain links, so that they can be shared, crawled and opened in a new tab. */
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from './icons.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** 1 is the first. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  className?: string | undefined;
}

export function Pagination({ page, pages, hrefOf, labels, className }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.navigation} className={className}>
      <ul className={styles.list}>
        <li>
          {page > 1 ? (
            <a className={styles.link} href={hrefOf(page - 1)} rel="prev" aria-label={labels.previous}>
              <Icon of={chevronLeftIcon} size={20} />
            </a>
          ) : null}
        </li>
        {pageWindow(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`} className={classNames(number !== page && styles.other)}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.link}
                href={hrefOf(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li>
          {page < pages ? (
            <a className={styles.link} href={hrefOf(page + 1)} rel="next" aria-label={labels.next}>
              <Icon of={chevronRightIcon} size={20} />
            </a>
          ) : null}
        </li>
      </ul>
    </nav>
  );
}
