/** From when until when, in the shop's time zone. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MomentField } from '../../../parts/controls/moment-field.tsx';
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
          key={`from ${from}`}
          label={formatMessage({ id: 'WHEN_FROM' })}
          value={from}
          onChange={next => onChange('from', next)}
        />
        <Moment
          key={`until ${until}`}
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
  const own = value === undefined ? '' : toLocal(value);
  const [local, setLocal] = useState(own);
  const leave = () => {
    const next = toMoment(local) ?? undefined;
    if (next === value || (value !== undefined && own === local)) return;
    // A date that is refused goes back to what the rule says.
    if (!onChange(next)) setLocal(own);
  };
  return <MomentField label={label} local={local} onChange={setLocal} onLeave={leave} />;
}
