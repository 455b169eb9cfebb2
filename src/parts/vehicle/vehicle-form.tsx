/** Three choices in their order and one button; the next is closed until the one before is made (spec 2 §5). */
import { useTexts } from '#i18n/texts-provider.tsx';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useStores } from '#stores/stores-context.ts';
import { keepTechData } from '#stores/tech-data.ts';
import { vehicleId } from '#stores/vehicle-store.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Select } from '#ui/select.tsx';
import { type FormEvent, useState } from 'react';
import { type Options, useVehicleChoice } from './use-vehicle-choice.ts';
import { vehicleName } from './vehicle-facets.ts';
import styles from './vehicle-selector.module.css';

interface Props {
  /** The name of the machine that was added. */
  onAdded: (name: string) => void;
}

const choices = (options: Options) =>
  options.state === 'ready' ? options.values.map(value => ({ value, label: value })) : [];

export function VehicleForm({ onAdded }: Props) {
  const { t } = useTexts();
  const { api, vehicles, storage } = useStores();
  const { chosen, options, choose, retry, clear } = useVehicleChoice(api);
  const [known, setKnown] = useState(false);
  const failed = Object.values(options).some(({ state }) => state === 'failed');

  /** What the closed or empty field says. */
  const prompt = (of: Options, closed: MessageId, loading: MessageId, open: MessageId) =>
    t(of.state === 'loading' ? loading : of.state === 'ready' ? open : closed);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen.model) return;
    const vehicle = { id: vehicleId(chosen), ...chosen };
    if (vehicles.saved.some(({ id }) => id === vehicle.id)) {
      setKnown(true);
      vehicles.choose(vehicle.id);
      return;
    }
    setKnown(false);
    vehicles.add(vehicle);
    // Its data is there when it is looked at, without a connection too; a failure is told then.
    void api()
      .then(found => found.vehicle.model(vehicle.manufacturer, vehicle.year, vehicle.model))
      .then(data => data && keepTechData(storage, vehicle.id, data))
      .catch(() => undefined);
    clear();
    onAdded(vehicleName(vehicle));
  };

  return (
    <form className={styles.form} onSubmit={add}>
      <Select
        label={t('MODEL_SELECTOR_MANUFACTURER')}
        name="manufacturer"
        value={chosen.manufacturer}
        options={choices(options.manufacturer)}
        placeholder={prompt(
          options.manufacturer,
          'MODEL_SELECTOR_CHOOSE_MANUFACTURER',
          'LOADING',
          'MODEL_SELECTOR_CHOOSE_MANUFACTURER',
        )}
        disabled={options.manufacturer.state !== 'ready'}
        onChange={value => choose('manufacturer', value)}
      />
      <Select
        label={t('MODEL_SELECTOR_YEAR')}
        name="year"
        value={chosen.year}
        options={choices(options.year)}
        placeholder={prompt(
          options.year,
          'MODEL_SELECTOR_CHOOSE_MANUFACTURER_FIRST',
          'MODEL_SELECTOR_LOADING_YEARS',
          'MODEL_SELECTOR_CHOOSE_YEAR',
        )}
        disabled={options.year.state !== 'ready'}
        onChange={value => choose('year', value)}
      />
      <Select
        label={t('MODEL_SELECTOR_MODEL')}
        name="model"
        value={chosen.model}
        options={choices(options.model)}
        placeholder={prompt(
          options.model,
          'MODEL_SELECTOR_CHOOSE_YEAR_FIRST',
          'MODEL_SELECTOR_LOADING_MODELS',
          'MODEL_SELECTOR_CHOOSE_MODEL',
        )}
        disabled={options.model.state !== 'ready'}
        onChange={value => choose('model', value)}
      />
      <Button type="submit" className={styles.add} disabled={chosen.model === ''}>
        {t('MODEL_SELECTOR_ADD')}
      </Button>
      {failed ? (
        <div className={styles.wide}>
          <Feedback tone="error">
            <p>{t('MODEL_SELECTOR_ERROR')}</p>
            <Button variant="secondary" size="s" className={styles.retry} onClick={retry}>
              {t('RETRY')}
            </Button>
          </Feedback>
        </div>
      ) : null}
      {known ? (
        <div className={styles.wide}>
          <Feedback>{t('MODEL_SELECTOR_ALREADY_SAVED')}</Feedback>
        </div>
      ) : null}
    </form>
  );
}
