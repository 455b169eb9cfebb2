/** The garage: add a vehicle, see the saved ones. An added vehicle leads to the parts that fit it; changes are announced to screen readers. */

import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { forgetTechData } from '#stores/visitor/tech-data.ts';
import { SavedVehicle } from './saved-vehicle.tsx';
import { VehicleForm } from './vehicle-form.tsx';
import styles from './vehicle-selector.module.css';

interface Props {
  /** Path of the list of compatible products, with its language (R-VEHICLE-11). */
  listPath: string;
  /** Path of the drawings of a vehicle, with its language. */
  drawingsPath: string;
  /** Called after adding on a page that shows what fits by itself: a list or a product. By default the focus moves to the vehicle. */
  onStay?: () => void;
}

/** Lists narrow themselves to the vehicle and products say whether they fit: the shopper stays there. */
const showsFit = () => document.querySelector('main :is([data-fit-list], [data-fit])') !== null;

export const VehicleSelector = observer(function VehicleSelector({ listPath, drawingsPath, onStay }: Props) {
  const { formatMessage } = useIntl();
  const { vehicles, storage, notices } = useStores();
  const saved = useRestored() ? vehicles.saved : [];
  const group = useId();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [additions, setAdditions] = useState(0);

  const afterAdding = useEffectEvent(() => {
    const radio = list.current?.querySelector<HTMLElement>(':checked');
    if (!showsFit()) radio?.closest('li')?.querySelector('a')?.click();
    else if (onStay) onStay();
    // The pressed button is disabled again.
    else radio?.focus();
  });
  useEffect(() => {
    if (additions > 0) afterAdding();
  }, [additions]);

  return (
    <div ref={place} className={styles.selector}>
      <VehicleForm
        onAdded={vehicle => {
          // A toast, because the page that follows has to say it.
          notices.show('MODEL_SELECTOR_ADDED', { mode: 'success', values: { vehicle } });
          setAdditions(additions + 1);
        }}
      />
      {saved.length > 0 ? (
        <section className={styles.saved}>
          <h3 ref={heading} tabIndex={-1} className={styles.savedTitle}>
            {formatMessage({ id: 'MODEL_SELECTOR_SAVED' })}
          </h3>
          <ul ref={list} className={styles.list}>
            {saved.map(vehicle => (
              <SavedVehicle
                key={vehicle.id}
                vehicle={vehicle}
                listPath={listPath}
                drawingsPath={drawingsPath}
                group={group}
                onRemove={() => {
                  vehicles.remove(vehicle.id);
                  forgetTechData(storage, vehicle.id);
                  setSaid(formatMessage({ id: 'MODEL_SELECTOR_REMOVED' }, { vehicle: vehicleName(vehicle) }));
                  // The focused control has been removed; with the last vehicle its heading is removed too.
                  (vehicles.saved.length > 0
                    ? heading.current
                    : place.current?.querySelector<HTMLElement>('select')
                  )?.focus();
                }}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <output className="visually-hidden">{said}</output>
    </div>
  );
});
