/** Number of products and sort order, on one line. */
import { useIntl } from 'react-intl';
import type { ProductListingResolved } from '#engine/page-types.gen.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import { countId } from '../list-ids.ts';
import styles from '../product-listing.module.css';
import { SortForm } from './sort-form.tsx';

interface Props {
  store: ListStore;
  sorts: ProductListingResolved['sorts'];
}

export function ListBar({ store, sorts }: Props) {
  const { formatMessage } = useIntl();
  const { id, list } = store;
  return (
    <div className={styles.bar}>
      <p
        id={countId(id)}
        tabIndex={-1}
        className={styles.count}
        data-announce={formatMessage({ id: 'A11Y_LIST_UPDATED' }, { count: list.count })}
      >
        {formatMessage({ id: 'PRODUCT_COUNT' }, { count: list.count })}
      </p>
      {list.count > 1 ? <SortForm id={`${id}-sort`} sorts={sorts} store={store} /> : null}
    </div>
  );
}
