/** The row of quick filters above the list: the vehicle first. All of them are links, so they work without scripts. */
import { useIntl } from 'react-intl';
import type { ListStore } from '#stores/lists/list-store.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { countId } from '../list-ids.ts';
import styles from './quick-filters.module.css';
import type { QuickFilter } from './quick-filters.ts';
import { CheckOffer, VehicleChip } from './vehicle-chip.tsx';

const texts = { stock: 'QUICK_FILTER_IN_STOCK', reduced: 'QUICK_FILTER_REDUCED' } as const;

interface Props {
  store: ListStore;
  filters: readonly QuickFilter[];
  withVehicle: boolean;
}

export function QuickFilterRow({ store, filters, withVehicle }: Props) {
  const { formatMessage } = useIntl();
  if (!withVehicle && filters.length === 0) return null;
  return (
    <div className={styles.row} data-stay={countId(store.id)} data-keep-scroll>
      {withVehicle ? <VehicleChip store={store} /> : null}
      {filters.map(({ name, count, chosen, href }) => (
        <a
          key={name}
          id={`${store.id}-quick-${name}`}
          href={href}
          rel="nofollow"
          aria-current={chosen ? 'true' : undefined}
          className={styles.chip}
        >
          {chosen ? <Icon of={checkIcon} size={20} /> : null}
          {formatMessage({ id: texts[name] }, { count })}
        </a>
      ))}
      {withVehicle ? <CheckOffer store={store} /> : null}
    </div>
  );
}
