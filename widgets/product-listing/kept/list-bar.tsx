/** Number of products and sort order, on one line. */
import { useTexts } from '#i18n/texts-provider.tsx';
import type { ProductListingResolved } from '#engine/page-types.gen.ts';
import { countId } from '../list-ids.ts';
import type { ListStore } from '#stores/list-store.ts';
import styles from '../product-listing.module.css';
import { SortForm } from './sort-form.tsx';

interface Props {
  store: ListStore;
  sorts: ProductListingResolved['sorts'];
}

export function ListBar({ store, sorts }: Props) {
  const { t } = useTexts();
  const { id, list } = store;
  return (
    <div className={styles.bar}>
      <p
        id={countId(id)}
        tabIndex={-1}
        className={styles.count}
        data-announce={t('A11Y_LIST_UPDATED', { count: list.count })}
      >
        {t('PRODUCT_COUNT', { count: list.count })}
      </p>
      {list.count > 1 ? <SortForm id={`${id}-sort`} sorts={sorts} store={store} /> : null}
    </div>
  );
}
