/** From when until when: now or at a moment, and until something else is published or until a moment. */
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MomentField } from '../../parts/controls/moment-field.tsx';
import { zoneName } from '../../parts/texts/zone-name.ts';
import styles from './publish.module.css';

/** As the browser's field has them, on the shop's clocks; empty: a moment that is not chosen yet. */
export interface PublishMoments {
  /** Null: now. */
  from: string | null;
  /** Null: without an end. */
  until: string | null;
}

interface Props {
  moments: PublishMoments;
  onChange(moments: PublishMoments): void;
}

export const PublishTime = ({ moments, onChange }: Props) => (
  <>
    <Choice
      legend="PUBLISH_WHEN"
      none="PUBLISH_WHEN_NOW"
      some="PUBLISH_WHEN_LATER"
      value={moments.from}
      onChange={from => onChange({ ...moments, from })}
    />
    <Choice
      legend="PUBLISH_UNTIL"
      none="PUBLISH_UNTIL_NONE"
      some="PUBLISH_UNTIL_SOME"
      value={moments.until}
      onChange={until => onChange({ ...moments, until })}
    />
  </>
);

interface ChoiceProps {
  legend: 'PUBLISH_WHEN' | 'PUBLISH_UNTIL';
  none: 'PUBLISH_WHEN_NOW' | 'PUBLISH_UNTIL_NONE';
  some: 'PUBLISH_WHEN_LATER' | 'PUBLISH_UNTIL_SOME';
  value: string | null;
  onChange(value: string | null): void;
}

function Choice({ legend, none, some, value, onChange }: ChoiceProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <fieldset className={styles.time}>
      <legend>
        <FormattedMessage id={legend} />
      </legend>
      <label className={styles.accept}>
        <input type="radio" name={name} checked={value === null} onChange={() => onChange(null)} />
        <FormattedMessage id={none} />
      </label>
      <label className={styles.accept}>
        <input type="radio" name={name} checked={value !== null} onChange={() => onChange('')} />
        <FormattedMessage id={some} />
      </label>
      {value === null ? null : (
        <MomentField
          label={intl.formatMessage({ id: 'PUBLISH_MOMENT' }, { zone: zoneName(intl) })}
          local={value}
          onChange={onChange}
        />
      )}
      {value !== null && legend === 'PUBLISH_UNTIL' ? (
        <p className={styles.after}>
          <FormattedMessage id="PUBLISH_UNTIL_THEN" />
        </p>
      ) : null}
    </fieldset>
  );
}
