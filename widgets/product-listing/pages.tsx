/** How much of the list is in sight, and the ways to the rest of it. */
import type { PageContext } from '#engine/contract.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { pageAddress } from './list-address.ts';
import type { ListPage } from './list-page.ts';
import styles from './product-listing.module.css';

export function Pages({ list, page }: { list: ListPage; page: PageContext }) {
  const { t } = useTexts();
  const { count, products, pageCount, pageSize } = list;
  if (pageCount <= 1) return null;
  const first = (list.page - 1) * pageSize + 1;
  const last = first + products.length - 1;
  const sum = first === 1 ? String(last) : `${first}–${last}`;
  const shown = `${t(first === 1 ? 'PAGINATION_SHOWING' : 'PAGINATION_SHOWING_PARTIAL', { sum, total: count })} ${t('PRODUCT_LOWERCASE', { count })}`;
  return (
    <div className={styles.pages}>
      <p className={styles.shown}>{shown}</p>
      <ProgressBar label={shown} value={last} max={count} className={styles.progress ?? ''} />
      <Pagination
        page={list.page}
        pages={pageCount}
        hrefOf={number => pageAddress(page, number)}
        labels={{
          navigation: t('A11Y_PAGINATION'),
          previous: t('PAGINATION_PREVIOUS'),
          next: t('PAGINATION_NEXT'),
          page: number => t(number === list.page ? 'A11Y_CURRENT_PAGE' : 'A11Y_PAGE', { page: number }),
        }}
      />
    </div>
  );
}
