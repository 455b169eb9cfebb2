/** Now, or at a moment. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './publish.module.css';

interface Props {
  /** As the browser's field has it; empty: now. */
  value: string;
  onChange(value: string): void;
}

export function PublishTime({ value, onChange }: Props) {
  const intl = useIntl();
  const [isLater, setLater] = useState(false);
  const choose = (later: boolean) => {
    setLater(later);
    if (!later) onChange('');
  };
  return (
    <fieldset className={styles.time}>
      <legend>
        <FormattedMessage id="PUBLISH_WHEN" />
      </legend>
      <label className={styles.accept}>
        <input type="radio" name="publish-time" checked={!isLater} onChange={() => choose(false)} />
        <FormattedMessage id="PUBLISH_WHEN_NOW" />
      </label>
      <label className={styles.accept}>
        <input type="radio" name="publish-time" checked={isLater} onChange={() => choose(true)} />
        <FormattedMessage id="PUBLISH_WHEN_LATER" />
      </label>
      {isLater ? (
        <input
          type="datetime-local"
          aria-label={intl.formatMessage({ id: 'PUBLISH_MOMENT' })}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        />
      ) : null}
    </fieldset>
  );
}
