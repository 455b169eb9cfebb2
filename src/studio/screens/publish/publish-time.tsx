/** Now, or at a moment. */
import { FormattedMessage, useIntl } from 'react-intl';
import { zoneName } from '../../parts/texts/zone-name.ts';
import styles from './publish.module.css';

interface Props {
  /** As the browser's field has it, on the shop's clocks; empty: at a moment that is not chosen yet; null: now. */
  value: string | null;
  onChange(value: string | null): void;
}

export function PublishTime({ value, onChange }: Props) {
  const intl = useIntl();
  return (
    <fieldset className={styles.time}>
      <legend>
        <FormattedMessage id="PUBLISH_WHEN" />
      </legend>
      <label className={styles.accept}>
        <input type="radio" name="publish-time" checked={value === null} onChange={() => onChange(null)} />
        <FormattedMessage id="PUBLISH_WHEN_NOW" />
      </label>
      <label className={styles.accept}>
        <input type="radio" name="publish-time" checked={value !== null} onChange={() => onChange('')} />
        <FormattedMessage id="PUBLISH_WHEN_LATER" />
      </label>
      {value === null ? null : (
        <label className={styles.moment}>
          <FormattedMessage id="PUBLISH_MOMENT" values={{ zone: zoneName(intl) }} />
          <input
            type="datetime-local"
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
          />
        </label>
      )}
    </fieldset>
  );
}
