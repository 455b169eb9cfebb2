/** Explains an empty list: it has no products, none for the vehicle, or which chosen filters exclude all (R-LIST-17). */
import { useIntl } from 'react-intl';
import { Drawing } from '#components/content/drawing.tsx';
import { vehicleKey } from '#components/vehicle/vehicle-address.ts';
import { withoutVehicle } from '#components/vehicle/vehicle-in-address.ts';
import type { ProductListingResolved } from '#engine/page-types.gen.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { countId } from '../list-ids.ts';
import styles from '../product-listing.module.css';
import type { ChosenThing } from './filters/chosen.ts';

interface Props {
  store: ListStore;
  things: readonly ChosenThing[];
  empty: ProductListingResolved['empty'] | undefined;
}

export function NoProducts({ store, things, empty }: Props) {
  const { formatMessage } = useIntl();
  const drawing = <Drawing name="no-results" priority="eager" />;
  const [only, ...more] = things;
  if (only?.id === vehicleKey && more.length === 0 && store.list.total > 0)
    return (
      <EmptyState
        title={formatMessage({ id: 'NO_PRODUCTS_FOR_VEHICLE' }, { vehicle: only.label })}
        drawing={drawing}
        action={
          <Button href={withoutVehicle(store.hrefOf({ groups: {} }))}>
            {formatMessage({ id: 'FILTERS_SHOW_RESULTS' }, { count: store.list.total })}
          </Button>
        }
        className={styles.empty ?? ''}
      />
    );
  // Without any filter there would be nothing either.
  if (things.length > 0 && store.list.total > 0) {
    const helping = things.filter(({ helps }) => helps);
    return (
      <EmptyState
        title={formatMessage({ id: 'NO_PRODUCTS_MATCH' })}
        drawing={drawing}
        action={<Button href={store.hrefOf({ groups: {} })}>{formatMessage({ id: 'RESET_FILTERS' })}</Button>}
        className={styles.empty ?? ''}
      >
        {helping.length > 0 ? (
          <div data-stay={countId(store.id)}>
            <p id={`${store.id}-help`}>{formatMessage({ id: 'NO_PRODUCTS_MATCH_HELP' })}</p>
            <ul aria-labelledby={`${store.id}-help`} className={styles.chips}>
              {helping.map(({ id, label, href }) => (
                <li key={id}>
                  <Chip
                    href={href}
                    removeLabel={formatMessage({ id: 'A11Y_REMOVE_FILTER' }, { name: '' }).trim()}
                  >
                    {label}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </EmptyState>
    );
  }
  const { action } = empty ?? {};
  return (
    <EmptyState
      title={empty?.title ?? formatMessage({ id: 'NO_PRODUCTS_IN_LIST' })}
      drawing={drawing}
      action={action?.href ? <Button href={action.href}>{action.text}</Button> : null}
      className={styles.empty ?? ''}
    />
  );
}
