/** Any of several values; all of them, or none, is no condition. */

import { useIntl } from 'react-intl';
import { Pill } from '#page-form/pill.tsx';
import styles from './when.module.css';

interface Props {
  label: string;
  values: readonly { value: string; name: string }[];
  /** What the conditions around leave; undefined: everything. */
  allowed: readonly string[] | undefined;
  chosen: readonly string[] | undefined;
  /** Returns false when the change is refused. */
  onChange: (chosen: readonly string[] | undefined) => boolean;
}

export function ListCondition({ label, values, allowed, chosen, onChange }: Props) {
  const { formatMessage } = useIntl();
  const toggle = (value: string) => {
    const before = chosen ?? [];
    const next = values
      .map(each => each.value)
      .filter(each => (each === value ? !before.includes(each) : before.includes(each)));
    onChange(next.length === 0 || next.length === values.length ? undefined : next);
  };
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.values}>
        <Pill type="checkbox" checked={chosen === undefined} onChange={() => onChange(undefined)}>
          {formatMessage({ id: 'WHEN_ALL' })}
        </Pill>
        {values.map(({ value, name }) => (
          <Pill
            key={value}
            type="checkbox"
            checked={chosen?.includes(value) === true}
            disabled={allowed !== undefined && !allowed.includes(value)}
            onChange={() => toggle(value)}
          >
            {name}
          </Pill>
        ))}
      </div>
    </fieldset>
  );
}
