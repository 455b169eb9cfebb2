/** Says how a search that names a vehicle was understood, and leads to the search without the vehicle (R-SEARCH-10). */
import { useIntl } from 'react-intl';
import { searchPath } from '#kernel/address/search-path.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import { Icon } from '#ui/icon.tsx';
import { vehicleIcon } from '#ui/icons.ts';
import styles from './search-interpretation.module.css';

export function SearchInterpretation({ store: { id, list, address } }: { store: ListStore }) {
  const { formatMessage } = useIntl();
  const { interpretation } = list;
  if (!interpretation) return null;
  const { searchText, vehicle } = interpretation;
  // The search page is the first segment; the text follows it.
  const [, root = ''] = address.path.split('/');
  return (
    <div className={styles.understood}>
      <Icon of={vehicleIcon} size={24} className={styles.icon} />
      <p>
        {formatMessage(
          { id: list.total === 0 ? 'SEARCH_NOTHING_FITS' : 'SEARCH_UNDERSTOOD' },
          { search: searchText, vehicle },
        )}
      </p>
      <a
        id={`${id}-any-vehicle`}
        href={searchPath(`${address.prefix}/${root}`, searchText)}
        className={styles.link}
      >
        {formatMessage({ id: 'SEARCH_WITHOUT_VEHICLE' })}
      </a>
    </div>
  );
}
