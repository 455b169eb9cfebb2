/** The static content around the products: filters, their button, chosen filters, count and sort order. */
import { useIntl } from 'react-intl';
import { choiceCount } from '#api/catalogue/choices/list-choices.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import { Icon } from '#ui/icon.tsx';
import { filterIcon } from '#ui/icons.ts';
import { panelId } from '../list-ids.ts';
import styles from '../product-listing.module.css';
import { Filters } from './filters/filters.tsx';
import type { ShownGroup } from './filters/shown-groups.ts';

export function FilterColumn({ store, groups }: { store: ListStore; groups: readonly ShownGroup[] }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <button
        type="button"
        data-native
        popoverTarget={panelId(store.id)}
        aria-haspopup="true"
        className={styles.open}
      >
        <Icon of={filterIcon} size={20} />
        {formatMessage({ id: 'FILTERS_BUTTON' }, { count: choiceCount(store.choices) })}
      </button>
      <Filters store={store} groups={groups} />
    </>
  );
}
