/** A few raw schema values side by side. */
import { FieldNote } from '#ui/field.tsx';
import { useId } from 'react';
import styles from './form.module.css';

interface Props {
  label: string;
  name: string;
  values: readonly string[];
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
    ...values.map(each => [each, each] as const),
  ];
  return (
    <fieldset className={styles.radios}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {options.map(([each, words]) => (
          <label key={each} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              aria-describedby={error ? `${id}-note` : undefined}
              onChange={() => onChange(each)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
