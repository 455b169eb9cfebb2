/** The sort order as a plain form; with scripts, selecting submits it. */
import { useIntl } from 'react-intl';
import type { ProductListingResolved } from '#engine/page-types.gen.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import styles from '../product-listing.module.css';

interface Props {
  id: string;
  sorts: ProductListingResolved['sorts'];
  store: ListStore;
}

export function SortForm({ id, sorts, store }: Props) {
  const { list } = store;
  const { formatMessage } = useIntl();
  const offered: readonly string[] = sorts;
  // The list's default order can be chosen too, even if the page file does not list it.
  const all = offered.includes(list.defaultSort) ? offered : [list.defaultSort, ...offered];
  return (
    <form
      method="get"
      action={store.path}
      className={styles.sort}
      data-stay={id}
      data-default={`sort=${list.defaultSort}`}
    >
      {store.otherParameters(['sort']).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="visually-hidden">
        {formatMessage({ id: 'SORT_TITLE' })}
      </label>
      <span className={styles.field}>
        <select
          key={list.sort}
          id={id}
          name="sort"
          defaultValue={list.sort}
          data-submits
          className={styles.select}
        >
          {all.map(sort => (
            <option key={sort} value={sort}>
              {formatMessage({ id: `SORT_LABEL_${sort}` as 'SORT_LABEL_LATEST' })}
            </option>
          ))}
        </select>
        <Icon of={chevronDownIcon} size={20} className={styles.chevron} />
      </span>
      <button type="submit" className={styles.apply}>
        {formatMessage({ id: 'SORT_TITLE' })}
      </button>
    </form>
  );
}
