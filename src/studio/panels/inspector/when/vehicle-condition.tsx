/** Which vehicle the customer has chosen: makes and models of the register, and a range of model years (R-STUDIO-241). */

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { VehicleRule } from '#kernel/vehicle/vehicle-rule.ts';
import { readVehicle } from '#studio-api/vehicle-ref.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icons.ts';
import styles from './when.module.css';

const PickDialog = lazy(() =>
  import('../../pick/pick-dialog.tsx').then(module => ({ default: module.PickDialog })),
);

interface Props {
  rule: VehicleRule | undefined;
  onChange: (rule: VehicleRule | undefined) => void;
}

type NameKey = 'manufacturer' | 'model';

/** Without empty conditions; undefined without any. */
function withNames(rule: VehicleRule, key: NameKey, names: readonly string[]): VehicleRule | undefined {
  const { [key]: _before, ...others } = rule;
  const next: VehicleRule = names.length === 0 ? others : { ...others, [key]: names };
  return Object.keys(next).length === 0 ? undefined : next;
}

function withYear(
  rule: VehicleRule,
  key: 'from' | 'until',
  year: number | undefined,
): VehicleRule | undefined {
  const { [key]: _before, ...others } = rule;
  const next: VehicleRule = year === undefined ? others : { ...others, [key]: year };
  return Object.keys(next).length === 0 ? undefined : next;
}

const withName = (names: readonly string[] | undefined, name: string): readonly string[] => [
  ...new Set([...(names ?? []), name]),
];

/** The rule that also means the vehicle of a `writeVehicle` text, in any year. */
export function ruleWithVehicle(rule: VehicleRule, ref: string): VehicleRule {
  const vehicle = readVehicle(ref);
  if (!vehicle) return rule;
  return {
    ...rule,
    manufacturer: withName(rule.manufacturer, vehicle.manufacturer),
    model: withName(rule.model, vehicle.model),
  };
}

export function VehicleCondition({ rule = {}, onChange }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const names = (['manufacturer', 'model'] as const).flatMap(key =>
    (rule[key] ?? []).map(name => ({ key, name })),
  );
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{formatMessage({ id: 'WHEN_VEHICLE_IS' })}</legend>
      <div className={styles.values}>
        {names.map(({ key, name }) => (
          <button
            key={`${key} ${name}`}
            type="button"
            className={styles.chip}
            aria-label={formatMessage({ id: 'WHEN_VEHICLE_WITHOUT' }, { name })}
            onClick={() =>
              onChange(
                withNames(
                  rule,
                  key,
                  (rule[key] ?? []).filter(each => each !== name),
                ),
              )
            }
          >
            {name}
            <Icon of={closeIcon} size={16} />
          </button>
        ))}
        <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
          {formatMessage({ id: 'WHEN_VEHICLE_ADD' })}
        </Button>
      </div>
      {names.some(({ key }) => key === 'model') ? (
        <p className={styles.note}>{formatMessage({ id: 'WHEN_VEHICLE_MAKE_ONLY' })}</p>
      ) : null}
      <div className={styles.period}>
        <Year
          key={`from ${rule.from}`}
          name="from"
          label={formatMessage({ id: 'WHEN_VEHICLE_FROM' })}
          year={rule.from}
          onChange={year => onChange(withYear(rule, 'from', year))}
        />
        <Year
          key={`until ${rule.until}`}
          name="until"
          label={formatMessage({ id: 'WHEN_VEHICLE_UNTIL' })}
          year={rule.until}
          onChange={year => onChange(withYear(rule, 'until', year))}
        />
      </div>
      {isOpen ? (
        <Suspense>
          <PickDialog
            kinds={['vehicle']}
            onPick={({ ref }) => onChange(ruleWithVehicle(rule, String(ref)))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}

interface YearProps {
  name: 'from' | 'until';
  label: string;
  year: number | undefined;
  onChange: (year: number | undefined) => void;
}

/** Four digits; what is no year goes back to what the rule says when the field is left. */
function Year({ name, label, year, onChange }: YearProps) {
  const own = year === undefined ? '' : String(year);
  const [typed, setTyped] = useState(own);
  const leave = () => {
    const text = typed.trim();
    if (text === own) return;
    if (text === '') onChange(undefined);
    else if (/^(?:19|20)\d\d$/.test(text)) onChange(Number(text));
    else setTyped(own);
  };
  return (
    <div onBlur={leave}>
      <TextInput
        label={label}
        name={`when.vehicleIs.${name}`}
        inputMode="numeric"
        maxLength={4}
        optional
        value={typed}
        onChange={setTyped}
      />
    </div>
  );
}
