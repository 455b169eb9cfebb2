/** One make of a rule: all its models or some, and a range of model years (R-STUDIO-241). */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ruleYears, type VehicleRule } from '#kernel/vehicle/vehicle-rule.ts';
import { Pill } from '#page-form/pill.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icons.ts';
import { withCondition } from '../../../editing/rules/rule.ts';
import styles from './when.module.css';

interface Props {
  /** Without a make: any. */
  rule: VehicleRule;
  /** Undefined removes it. Returns false when the change is refused. */
  onChange: (rule: VehicleRule | undefined) => boolean;
}

export function VehicleRow({ rule, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { manufacturer, model } = rule;
  const change = <Key extends keyof VehicleRule>(key: Key, value: VehicleRule[Key] | undefined) =>
    onChange(withCondition(rule, key, value));
  const changeModels = (names: readonly string[]) => change('model', names.length === 0 ? undefined : names);
  return (
    <fieldset
      className={styles.vehicle}
      aria-label={manufacturer ?? formatMessage({ id: 'WHEN_VEHICLE_ANY_MAKE' })}
    >
      {manufacturer === undefined ? null : (
        <div className={styles.values}>
          <Chip name={manufacturer} onRemove={() => onChange(undefined)} />
          <Pill type="checkbox" checked={model === undefined} onChange={() => changeModels([])}>
            {formatMessage({ id: 'WHEN_VEHICLE_ALL' })}
          </Pill>
          {model?.map(name => (
            <Chip key={name} name={name} onRemove={() => changeModels(model.filter(each => each !== name))} />
          ))}
        </div>
      )}
      <div className={styles.period}>
        {(['from', 'until'] as const).map(key => (
          <Year
            key={`${key} ${rule[key]}`}
            name={key}
            label={formatMessage({ id: key === 'from' ? 'WHEN_VEHICLE_FROM' : 'WHEN_VEHICLE_UNTIL' })}
            year={rule[key]}
            onChange={year => change(key, year)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={formatMessage({ id: 'WHEN_VEHICLE_WITHOUT' }, { name })}
      onClick={onRemove}
    >
      {name}
      <Icon of={closeIcon} size={16} />
    </button>
  );
}

interface YearProps {
  name: 'from' | 'until';
  label: string;
  year: number | undefined;
  /** Returns false when the change is refused. */
  onChange: (year: number | undefined) => boolean;
}

const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= ruleYears.first && Number(text) <= ruleYears.last;

/** What is no year stays, with what is wrong with it; a year that is refused goes back to what the rule says. */
function Year({ name, label, year, onChange }: YearProps) {
  const { formatMessage } = useIntl();
  const own = year === undefined ? '' : String(year);
  const [typed, setTyped] = useState(own);
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    const text = typed.trim();
    const isOne = text === '' || isYear(text);
    setWrong(!isOne);
    if (isOne && text !== own && !onChange(text === '' ? undefined : Number(text))) setTyped(own);
  };
  return (
    <div onBlur={leave}>
      <TextInput
        label={label}
        name={`when.vehicleIs.${name}`}
        inputMode="numeric"
        maxLength={4}
        optional
        error={isWrong ? formatMessage({ id: 'WHEN_VEHICLE_YEAR' }, ruleYears) : undefined}
        value={typed}
        onChange={setTyped}
      />
    </div>
  );
}
