/** A few values side by side. */

import { useId } from 'react';
import { FieldNote } from '#ui/form/field.tsx';
import styles from './form.module.css';
import { Pill } from './pill.tsx';

interface Props {
  label: string;
  name: string;
  values: readonly { value: string; label: string }[];
  /** Label of the option "no value"; undefined for required fields. */
  left: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function RadioControl({ label, name, values, left, value, error, onChange }: Props) {
  const id = useId();
  const options = [
    ...(left === undefined ? [] : [['', left] as const]),
    ...values.map(each => [each.value, each.label] as const),
  ];
  return (
    <fieldset className={styles.radios}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {options.map(([each, words]) => (
          <Pill
            key={each}
            isControl
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            aria-describedby={error ? `${id}-note` : undefined}
            onChange={() => onChange(each)}
          >
            {words}
          </Pill>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
