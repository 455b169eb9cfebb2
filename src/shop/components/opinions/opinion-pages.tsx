/** One page of entries and the way to the others, which moves the focus to the entries. */
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Pagination } from '#ui/pagination.tsx';
import styles from './opinions.module.css';
import type { LoadPhase } from './use-last-asked.ts';

interface Props {
  /** Names the navigation. */
  label: string;
  page: number;
  pages: number;
  phase: LoadPhase;
  /** Resolves to whether the page is shown. */
  onPage: (page: number) => Promise<boolean>;
  /** List items. */
  children: ReactNode;
}

export function OpinionPages({ label, page, pages, phase, onPage, children }: Props) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} tabIndex={-1} className={phase === 'loading' ? styles.waiting : undefined}>
        {children}
      </ul>
      {phase === 'failed' ? <p role="alert">{formatMessage({ id: 'ERROR_NETWORK' })}</p> : null}
      <Pagination
        className={styles.pages}
        page={page}
        pages={pages}
        onPage={number => void onPage(number).then(isShown => isShown && list.current?.focus())}
        labels={{
          navigation: label,
          previous: formatMessage({ id: 'PAGINATION_PREVIOUS' }),
          next: formatMessage({ id: 'PAGINATION_NEXT' }),
          page: number => formatMessage({ id: 'PAGINATION_PAGE_OF' }, { page: number, pages }),
        }}
      />
    </>
  );
}
