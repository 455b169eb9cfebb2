/** The first chip above a list: only products that fit the vehicle. The server renders the vehicle in the URL; the browser offers the shopper's saved one. */
import { useIntl } from 'react-intl';
import { PlainForm, plainType } from '#components/content/plain-form.tsx';
import { usePlainVehicle } from '#components/vehicle/plain-vehicle.ts';
import { vehicleKey } from '#components/vehicle/vehicle-address.ts';
import { isToCheck, nameInAddress, withoutVehicle } from '#components/vehicle/vehicle-in-address.ts';
import { vehicleFilter } from '#kernel/vehicle/vehicle-facets.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon, vehicleIcon, warningIcon } from '#ui/icons.ts';
import styles from './quick-filters.module.css';

export function VehicleChip({ store }: { store: ListStore }) {
  const { formatMessage } = useIntl();
  const { id, list, choices } = store;
  const name = nameInAddress(choices.groups[vehicleKey] ?? []);
  const here = store.hrefOf(choices);
  if (name === null) return <Offer store={store} address={here} />;
  const isCheck = isToCheck(choices.groups[vehicleKey] ?? []);
  const words = isCheck ? 'PRODUCT_LIST_VEHICLE_CHECK' : 'FILTER_ONLY_VEHICLE';
  return (
    <>
      {isCheck ? <Offer store={store} address={here} /> : null}
      <a
        id={`${id}-vehicle${isCheck ? '-check' : ''}`}
        href={withoutVehicle(here)}
        rel="nofollow"
        aria-current="true"
        className={styles.chip}
      >
        <Icon of={checkIcon} size={20} />
        <span className={styles.words}>
          {formatMessage({ id: words }, { vehicle: name, count: list.count })}
        </span>
      </a>
    </>
  );
}

interface OfferProps {
  store: ListStore;
  address: string;
}

/** What the list was asked for, without a vehicle. */
function queryOf({ list }: ListStore): string {
  const { sort: _, ...query } = list.query;
  const facets = query.facets?.filter(facet => !facet.startsWith(`${vehicleFilter}_`));
  return JSON.stringify({ ...query, ...(facets ? { facets } : {}) });
}

/**
 * The products whose measures the shopper has to check, beside those that fit; the browser shows it when there are some for
 * the saved vehicle. The last chip of its row, so that none moves when its number is known.
 */
export function CheckOffer({ store }: { store: ListStore }) {
  const { formatMessage } = useIntl();
  const chosen = store.choices.groups[vehicleKey] ?? [];
  if (nameInAddress(chosen) === null || isToCheck(chosen)) return null;
  const address = store.hrefOf(store.choices);
  return (
    <a
      id={`${store.id}-vehicle-check`}
      href={address}
      hidden
      rel="nofollow"
      className={styles.chip}
      data-fit-place="check"
      data-fit-list={queryOf(store)}
      data-fit-address={address}
      data-fit-text={formatMessage({ id: 'PRODUCT_LIST_VEHICLE_CHECK' }, { count: '{count}' })}
      suppressHydrationWarning
    >
      <Icon of={warningIcon} size={20} />
      <span className={styles.words} data-fit-words suppressHydrationWarning />
    </a>
  );
}

/** Without a saved vehicle a button opens the selector; with one the browser shows the link and its product count. */
function Offer({ store, address }: OfferProps) {
  const { formatMessage } = useIntl();
  const { formHref, vehicle } = usePlainVehicle();
  const { id, list } = store;
  return (
    <>
      <PlainForm action={formHref} className={styles.form}>
        <button
          type={plainType(formHref)}
          data-choose-vehicle
          suppressHydrationWarning
          className={styles.chip}
        >
          <Icon of={vehicleIcon} size={20} />
          {formatMessage({ id: vehicle ? 'MODEL_SELECTOR_CHANGE' : 'MODEL_SELECTOR_TITLE' })}
        </button>
      </PlainForm>
      <a
        id={`${id}-vehicle`}
        href={address}
        hidden
        rel="nofollow"
        className={styles.chip}
        data-fit-list={queryOf(store)}
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
