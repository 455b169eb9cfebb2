/** The products, and links to the pages before and after them that work without scripts (R-LIST-19). */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ListPage } from '#api/catalogue/list-page.ts';
import { StaticPart } from '#components/content/static-part.tsx';
import {
  ProductGrid,
  type ProductGridProps,
  ProductGridSkeleton,
} from '#components/product/product-grid.tsx';
import type { Place } from '#engine/definition/contract.ts';
import { StaticHtml } from '#engine/view/static-html.tsx';
import type { ListStore } from '#stores/lists/list-store.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './product-listing.module.css';
import { useMorePages } from './use-more-pages.ts';

interface Props {
  store: ListStore;
  priority: Place['priority'];
  /** Whether a filter column is beside it. */
  beside: boolean;
  /** What each card offers below its price. */
  actions: ProductGridProps['actions'] | undefined;
}

export const ListPages = observer(function ListPages({ store, priority, beside, actions }: Props) {
  const { formatMessage } = useIntl();
  const { onPrevious, onNext, frame } = useMorePages(store);
  const { list, first, last } = store;
  const shown = { beside, ...(actions ? { actions } : {}) };
  const coming = Math.min(list.pageSize, list.count - last * list.pageSize);
  return (
    <div ref={frame} className={styles.pages}>
      {store.hasPrevious ? (
        <div className={styles.pageLinks}>
          <a
            href={store.pageAddress(first - 1)}
            rel="prev"
            data-interactive
            aria-busy={store.loading === 'previous' || undefined}
            className={styles.pageLink}
            onClick={onPrevious}
          >
            {formatMessage({ id: 'LOAD_PREVIOUS' })}
          </a>
          <a href={store.pageAddress(1)} className={styles.back}>
            {formatMessage({ id: 'PAGINATION_BACK' })}
          </a>
        </div>
      ) : null}
      {store.before.map(({ number, products }) => (
        <ProductGrid key={number} products={products} page={number} {...shown} />
      ))}
      <StaticPart of={StaticHtml} name="page" madeOf={[list.products, list.page, priority, shown]}>
        {() => <ProductGrid products={list.products} page={list.page} priority={priority} {...shown} />}
      </StaticPart>
      {store.after.map(({ number, products }) => (
        <ProductGrid key={number} products={products} page={number} {...shown} />
      ))}
      {store.loading === 'next' ? <ProductGridSkeleton count={coming} beside={beside} /> : null}
      {list.pageCount > 1 ? (
        <div className={styles.end}>
          <Progress list={list} first={first} last={last} />
          {store.hasNext ? (
            <a
              href={store.pageAddress(last + 1)}
              rel="next"
              data-interactive
              aria-busy={store.loading === 'next' || undefined}
              className={styles.pageLink}
              onClick={onNext}
            >
              {formatMessage({ id: 'LOAD_MORE' })}
            </a>
          ) : null}
        </div>
      ) : null}
    </div>
  );
});

interface ProgressProps {
  list: ListPage;
  /** Range of visible pages. */
  first: number;
  last: number;
}

/** How much of the list is shown, as text and as a bar (R-LIST-20). */
function Progress({ list: { count, pageSize }, first, last }: ProgressProps) {
  const { formatMessage } = useIntl();
  const from = (first - 1) * pageSize + 1;
  const to = Math.min(last * pageSize, count);
  const words =
    from === 1
      ? formatMessage({ id: 'PAGINATION_SHOWING' }, { sum: String(to), total: count })
      : formatMessage({ id: 'PAGINATION_SHOWING_PARTIAL' }, { sum: `${from}–${to}`, total: count });
  const shown = `${words} ${formatMessage({ id: 'PRODUCT_LOWERCASE' }, { count })}`;
  return (
    <>
      <output className={styles.shown}>{shown}</output>
      <ProgressBar label={shown} value={to - from + 1} max={count} className={styles.progress ?? ''} />
    </>
  );
}
