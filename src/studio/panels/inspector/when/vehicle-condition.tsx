/** Which vehicle the customer has chosen: makes of the register, each with its models and a range of model years (R-STUDIO-241). */

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { type VehicleRule } from '#kernel/vehicle/vehicle-rule.ts';
import { readVehicle } from '#studio-api/vehicle-ref.ts';
import { Button } from '#ui/button.tsx';
import { VehicleRow } from './vehicle-row.tsx';
import styles from './when.module.css';

const PickDialog = lazy(() =>
  import('../../pick/pick-dialog.tsx').then(module => ({ default: module.PickDialog })),
);

type Rules = readonly VehicleRule[];

interface Props {
  /** The alternatives; undefined: the vehicle does not matter. */
  rules: Rules | undefined;
  /** Returns false when the change is refused. */
  onChange: (rules: Rules | undefined) => boolean;
}

/**
 * The rules that also mean the vehicle of a `writeVehicle` text, in any year. A make with all its models means it already;
 * years without a make become those of this one.
 */
export function rulesWithVehicle(rules: Rules, ref: string): Rules {
  const vehicle = readVehicle(ref);
  if (!vehicle) return rules;
  const { manufacturer, model } = vehicle;
  const place =
    rules.find(each => each.manufacturer === manufacturer) ??
    rules.find(each => each.manufacturer === undefined);
  if (!place) return [...rules, { manufacturer, model: [model] }];
  if (place.manufacturer !== undefined && (!place.model || place.model.includes(model))) return rules;
  const next = { ...place, manufacturer, model: [...(place.model ?? []), model] };
  return rules.map(each => (each === place ? next : each));
}

export function VehicleCondition({ rules = [], onChange }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const take = (next: Rules) => onChange(next.length === 0 ? undefined : next);
  /** Without a vehicle, years may be asked of any. */
  const shown: Rules = rules.length === 0 ? [{}] : rules;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{formatMessage({ id: 'WHEN_VEHICLE_IS' })}</legend>
      <div className={styles.vehicles}>
        {shown.map((rule, place) => (
          <VehicleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a make may stand there twice, with other years.
            key={`${place} ${rule.manufacturer}`}
            rule={rule}
            onChange={next => take(shown.flatMap((each, at) => (at === place ? (next ?? []) : each)))}
          />
        ))}
        <div className={styles.values}>
          <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
            {formatMessage({ id: 'WHEN_VEHICLE_ADD' })}
          </Button>
        </div>
      </div>
      {isOpen ? (
        <Suspense>
          <PickDialog
            kinds={['vehicle']}
            onPick={({ ref }) => void take(rulesWithVehicle(rules, String(ref)))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
