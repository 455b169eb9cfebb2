/** Who is asked to approve: everybody who may publish all of what lacks an approval, or one of them. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { MissingApproval } from '#studio-api/approval-state.ts';
import type { Colleague } from '#studio-api/comments.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import styles from './approval.module.css';

interface Props {
  missing: readonly MissingApproval[];
  value: string;
  onChange(to: string): void;
}

export function ApprovalReaders({ missing, value, onChange }: Props) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const all = useAsync('colleagues', () => api.get<Colleague[]>('/api/colleagues')).value ?? [];
  const readers = all.filter(
    ({ id, mayPublish }) =>
      mayPublish &&
      id !== session.staff.id &&
      missing.every(({ readers: able }) => able.some(reader => reader.id === id)),
  );
  return (
    <label className={styles.note}>
      <FormattedMessage id="APPROVAL_READER" />
      <select value={value} onChange={event => onChange(event.currentTarget.value)}>
        <option value="">{intl.formatMessage({ id: 'APPROVAL_READER_ANY' })}</option>
        {readers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.who}>
        <FormattedMessage id="APPROVAL_READER_HELP" />
      </span>
    </label>
  );
}
