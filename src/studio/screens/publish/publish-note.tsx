/** What others will read about the publication in the history. */
import { FormattedMessage } from 'react-intl';
import styles from './publish.module.css';

interface Props {
  value: string;
  onChange(value: string): void;
}

export const PublishNote = ({ value, onChange }: Props) => (
  <label className={styles.note}>
    <FormattedMessage id="PUBLISH_NOTE" />
    <textarea
      rows={2}
      maxLength={1000}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  </label>
);
