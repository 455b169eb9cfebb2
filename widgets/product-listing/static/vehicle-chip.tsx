/** The first chip above a list: only products that fit the vehicle. The server renders the vehicle in the URL; the browser offers the shopper's saved one. */
import { useIntl } from 'react-intl';
import { vehicleKey } from '#components/vehicle/vehicle-address.ts';
import { nameInAddress, withoutVehicle } from '#components/vehicle/vehicle-in-address.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon, vehicleIcon } from '#ui/icons.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import styles from './quick-filters.module.css';

export function VehicleChip({ store }: { store: ListStore }) {
  const { formatMessage } = useIntl();
  const { id, list, choices } = store;
  const name = nameInAddress(choices.groups[vehicleKey] ?? []);
  const here = store.hrefOf(choices);
  if (name === null) return <Offer store={store} address={here} />;
  return (
    <a
      id={`${id}-vehicle`}
      href={withoutVehicle(here)}
      rel="nofollow"
      aria-current="true"
      className={styles.chip}
    >
      <Icon of={checkIcon} size={20} />
      <span className={styles.words}>
        {formatMessage({ id: 'FILTER_ONLY_VEHICLE' }, { vehicle: name, count: list.count })}
      </span>
    </a>
  );
}

/** Without a saved vehicle a button opens the selector; with one the browser shows the link and its product count. */
function Offer({ store: { id, list }, address }: { store: ListStore; address: string }) {
  const { formatMessage } = useIntl();
  const { sort: _, ...query } = list.query;
  return (
    <>
      <button type="button" data-choose-vehicle suppressHydrationWarning className={styles.chip}>
        <Icon of={vehicleIcon} size={20} />
        {formatMessage({ id: 'MODEL_SELECTOR_TITLE' })}
      </button>
      <a
        id={`${id}-vehicle`}
        href={address}
        hidden
        rel="nofollow"
        className={styles.chip}
        data-fit-list={JSON.stringify(query)}
        data-fit-total={list.count}
        data-fit-address={address}
        data-fit-text={formatMessage(
          { id: 'FILTER_ONLY_VEHICLE' },
          { vehicle: '{vehicle}', count: '{count}' },
        )}
      >
        <Icon of={vehicleIcon} size={20} />
        <span className={styles.words} data-fit-words />
      </a>
    </>
  );
}
