/** The garage: add a vehicle, see the saved ones. Changes are announced to screen readers. */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/stores-context.ts';
import { forgetTechData } from '#stores/tech-data.ts';
import { useRestored } from '#stores/use-restored.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { SavedVehicle } from './saved-vehicle.tsx';
import { VehicleForm } from './vehicle-form.tsx';
import { vehicleName } from './vehicle-address.ts';
import styles from './vehicle-selector.module.css';

interface Props {
  /** Path of the list of compatible products, with its language (R-VEHICLE-11). */
  listPath: string;
}

export const VehicleSelector = observer(function VehicleSelector({ listPath }: Props) {
  const { formatMessage } = useIntl();
  const { vehicles, storage } = useStores();
  const saved = useRestored() ? vehicles.saved : [];
  const group = useId();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [additions, setAdditions] = useState(0);

  /** The pressed button is disabled again, so the focus moves to the added vehicle, which is selected. */
  useEffect(() => {
    if (additions > 0) list.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [additions]);

  return (
    <div ref={place} className={styles.selector}>
      <VehicleForm
        onAdded={vehicle => {
          setSaid(formatMessage({ id: 'MODEL_SELECTOR_ADDED' }, { vehicle }));
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
