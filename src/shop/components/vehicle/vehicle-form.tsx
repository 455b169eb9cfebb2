/** Three selects and one button, each select enabled by the previous one; or a name and its model year (R-VEHICLE-1, R-VEHICLE-18). */

import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { vehicleId } from '#stores/visitor/vehicle.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Select } from '#ui/select.tsx';
import { FailedLoad } from '../loading/failed-load.tsx';
import { MachineSearch } from './machine-search.tsx';
import { type Chosen, useVehicleChoice, type VehicleStep } from './use-vehicle-choice.ts';
import styles from './vehicle-selector.module.css';
import { loadTechData } from './vehicle-tech-data.ts';

interface Props {
  /** Called with the name of the added vehicle. */
  onAdded: (name: string) => void;
}

/** Label of each field, and its placeholder while closed, loading and open. */
const fields: readonly {
  step: VehicleStep;
  label: MessageId;
  closed: MessageId;
  loading: MessageId;
  open: MessageId;
}[] = [
  {
    step: 'manufacturer',
    label: 'MODEL_SELECTOR_MANUFACTURER',
    closed: 'MODEL_SELECTOR_CHOOSE_MANUFACTURER',
    loading: 'LOADING',
    open: 'MODEL_SELECTOR_CHOOSE_MANUFACTURER',
  },
  {
    step: 'year',
    label: 'MODEL_SELECTOR_YEAR',
    closed: 'MODEL_SELECTOR_CHOOSE_MANUFACTURER_FIRST',
    loading: 'MODEL_SELECTOR_LOADING_YEARS',
    open: 'MODEL_SELECTOR_CHOOSE_YEAR',
  },
  {
    step: 'model',
    label: 'MODEL_SELECTOR_MODEL',
    closed: 'MODEL_SELECTOR_CHOOSE_YEAR_FIRST',
    loading: 'MODEL_SELECTOR_LOADING_MODELS',
    open: 'MODEL_SELECTOR_CHOOSE_MODEL',
  },
];

export function VehicleForm({ onAdded }: Props) {
  const { formatMessage } = useIntl();
  const { api, vehicles, storage, config } = useStores();
  const { chosen, options, choose, retry, clear } = useVehicleChoice(api);
  /** A vehicle that is already saved; its notice stays until another choice. */
  const [known, setKnown] = useState<Chosen | null>(null);
  const [isAdding, setAdding] = useState(false);
  const failed = Object.values(options).some(({ state }) => state === 'failed');

  const add = async (names: Chosen) => {
    if (isAdding) return;
    setAdding(true);
    // A new vehicle renders again whatever depends on it, which may take longer than a press may stay unanswered.
    await afterPaint();
    setAdding(false);
    const vehicle = { id: vehicleId(names), ...names };
    if (vehicles.saved.some(({ id }) => id === vehicle.id)) {
      setKnown(chosen);
      vehicles.choose(vehicle.id);
      return;
    }
    vehicles.add(vehicle);
    // Preloads the technical data for offline use; a failure is shown when the data is opened.
    loadTechData(vehicle, { api, storage }).catch(() => undefined);
    clear();
    onAdded(vehicleName(vehicle));
  };

  const addChosen = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.model) void add(chosen);
  };

  return (
    <>
      {config.onlyVehicleSteps ? null : <MachineSearch onChoose={names => void add(names)} />}
      <form className={styles.form} onSubmit={addChosen}>
        {fields.map(({ step, label, ...prompts }) => {
          const { [step]: of } = options;
          const prompt = of.state === 'loading' ? 'loading' : of.state === 'ready' ? 'open' : 'closed';
          return (
            <Select
              key={step}
              label={formatMessage({ id: label })}
              name={step}
              value={chosen[step]}
              options={of.state === 'ready' ? of.values.map(value => ({ value, label: value })) : []}
              placeholder={formatMessage({ id: prompts[prompt] })}
              disabled={of.state !== 'ready'}
              onChange={value => choose(step, value)}
            />
          );
        })}
        <Button type="submit" className={styles.add} disabled={chosen.model === ''} loading={isAdding}>
          {formatMessage({ id: 'MODEL_SELECTOR_ADD' })}
        </Button>
        {failed ? (
          <div className={styles.wide}>
            <FailedLoad text="MODEL_SELECTOR_ERROR" onRetry={retry} />
          </div>
        ) : null}
        {known === chosen ? (
          <div className={styles.wide}>
            <Feedback>{formatMessage({ id: 'MODEL_SELECTOR_ALREADY_SAVED' })}</Feedback>
          </div>
        ) : null}
      </form>
    </>
  );
}
