/** From when until when, in the shop's time zone. */
import { useIntl } from 'react-intl';
import { useShopClock } from '../../../parts/texts/use-shop-clock.ts';
import { zoneName } from '../../../parts/texts/zone-name.ts';
import styles from './when.module.css';

interface Props {
  from: string | undefined;
  until: string | undefined;
  /** Returns false when the change is refused. */
  onChange: (key: 'from' | 'until', value: string | undefined) => boolean;
}

export function PeriodCondition({ from, until, onChange }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>
        {formatMessage({ id: 'WHEN_PERIOD' }, { zone: zoneName(intl) })}
      </legend>
      <div className={styles.period}>
        <Moment
          label={formatMessage({ id: 'WHEN_FROM' })}
          value={from}
          onChange={next => onChange('from', next)}
        />
        <Moment
          label={formatMessage({ id: 'WHEN_UNTIL' })}
          value={until}
          onChange={next => onChange('until', next)}
        />
      </div>
    </fieldset>
  );
}

interface MomentProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => boolean;
}

function Moment({ label, value, onChange }: MomentProps) {
  const { toLocal, toMoment } = useShopClock();
  return (
    <label className={styles.moment}>
      <span>{label}</span>
      <input
        key={value ?? ''}
        type="datetime-local"
        defaultValue={value === undefined ? '' : toLocal(value)}
        onBlur={({ currentTarget }) => {
          const next = toMoment(currentTarget.value) ?? undefined;
          if (next === value || (value !== undefined && toLocal(value) === currentTarget.value)) return;
          // A date that is refused goes back to what the rule says.
          if (!onChange(next)) currentTarget.value = value === undefined ? '' : toLocal(value);
        }}
      />
    </label>
  );
}
