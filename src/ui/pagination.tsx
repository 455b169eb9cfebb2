/** Pagination within a page: the first, the last, and the pages around the current one. */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { chevronLeftIcon, chevronRightIcon, type IconShape } from './icons.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = Turning & {
  /** The first page is 1. */
  page: number;
  pages: number;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  className?: string | undefined;
};

/** One of both: pages that a script shows are buttons, pages with an address are links. */
type Turning = { onPage: (page: number) => void } | { hrefOf: (page: number) => string };

interface TurnProps {
  to: number;
  turning: Turning;
  label: string;
  isCurrent?: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

function Turn({ to, turning, label, isCurrent = false, rel, children }: TurnProps) {
  const common = {
    className: styles.page,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };
  return 'hrefOf' in turning ? (
    <a {...common} href={turning.hrefOf(to)} rel={rel}>
      {children}
    </a>
  ) : (
    <button {...common} type="button" onClick={() => turning.onPage(to)}>
      {children}
    </button>
  );
}

export function Pagination({ page, pages, labels, className, ...turning }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, rel: 'prev' | 'next', icon: IconShape) => (
    <Turn to={to} rel={rel} turning={turning} label={rel === 'prev' ? labels.previous : labels.next}>
      <Icon of={icon} size={20} />
    </Turn>
  );
  return (
    <nav aria-label={labels.navigation} className={className}>
      <ul className={styles.list}>
        <li>{page > 1 ? step(page - 1, 'prev', chevronLeftIcon) : null}</li>
        {pageWindow(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.page}>…</span>
            ) : (
              <Turn to={number} turning={turning} label={labels.page(number)} isCurrent={number === page}>
                {number}
              </Turn>
            )}
          </li>
        ))}
        <li>{page < pages ? step(page + 1, 'next', chevronRightIcon) : null}</li>
      </ul>
    </nav>
  );
}
