/** Pagination within a page: the first, the last, and the pages around the current one. */
import { Icon } from './icon.tsx';
import { chevronLeftIcon, chevronRightIcon, type IconShape } from './icons.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The first page is 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  className?: string | undefined;
}

export function Pagination({ page, pages, onPage, labels, className }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, label: string, icon: IconShape) => (
    <button type="button" className={styles.page} aria-label={label} onClick={() => onPage(to)}>
      <Icon of={icon} size={20} />
    </button>
  );
  return (
    <nav aria-label={labels.navigation} className={className}>
      <ul className={styles.list}>
        <li>{page > 1 ? step(page - 1, labels.previous, chevronLeftIcon) : null}</li>
        {pageWindow(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.page}>…</span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>{page < pages ? step(page + 1, labels.next, chevronRightIcon) : null}</li>
      </ul>
    </nav>
  );
}
