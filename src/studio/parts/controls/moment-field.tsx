/** A date and time on the shop's clocks, with a word about times that a change of the clocks skips or doubles. */
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShopClock } from '../texts/use-shop-clock.ts';
import styles from './moment-field.module.css';

const oddTexts = { skipped: 'MOMENT_SKIPPED', doubled: 'MOMENT_DOUBLED' } as const;

interface Props {
  label: string;
  /** As the browser's field has it, on the shop's clocks; empty: no moment, or an unfinished one. */
  local: string;
  onChange(local: string): void;
  /** The field is left. */
  onLeave?(): void;
}

export function MomentField({ label, local, onChange, onLeave }: Props) {
  const intl = useIntl();
  const clock = useShopClock();
  const note = useId();
  const odd = clock.oddTime(local);
  return (
    <label className={styles.moment}>
      <span>{label}</span>
      <input
        type="datetime-local"
        value={local}
        aria-describedby={odd ? note : undefined}
        onChange={event => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {odd ? (
        <span id={note} className={styles.odd}>
          <FormattedMessage
            id={oddTexts[odd]}
            values={{
              moment: intl.formatDate(clock.toMoment(local) ?? '', {
                hour: 'numeric',
                minute: 'numeric',
                timeZoneName: 'short',
              }),
            }}
          />
        </span>
      ) : null}
    </label>
  );
}
