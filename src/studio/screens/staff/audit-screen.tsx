/** Who did what, the newest first. */

import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentSummary } from '#studio-api/documents.ts';
import { type AuditPage, type AuditRow, auditActions, type StaffAccount } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import narrow from '../../parts/tables/stacked-table.module.css';
import { TableHead } from '../../parts/tables/table-head.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import { aboutText, actionNames, actionText } from './audit-words.ts';
import styles from './staff.module.css';

const columns = [
  'AUDIT_COLUMN_AT',
  'AUDIT_COLUMN_PERSON',
  'AUDIT_COLUMN_ACTION',
  'AUDIT_COLUMN_DETAIL',
] as const;

export default function AuditScreen() {
  const intl = useIntl();
  const [person, setPerson] = useState('');
  const [action, setAction] = useState('');
  const { api } = useStudio();
  const people = useAsync('staff', () => api.get<StaffAccount[]>('/api/staff')).value ?? [];
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'AUDIT_TITLE' })} · Studio`;
  }, [intl]);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="AUDIT_TITLE" />
        </h1>
        <select
          aria-label={intl.formatMessage({ id: 'AUDIT_COLUMN_PERSON' })}
          value={person}
          onChange={event => setPerson(event.currentTarget.value)}
        >
          <option value="">{intl.formatMessage({ id: 'AUDIT_ALL_PEOPLE' })}</option>
          {people.map(({ id, name, mail }) => (
            <option key={id} value={id}>
              {name || mail}
            </option>
          ))}
        </select>
        <select
          aria-label={intl.formatMessage({ id: 'AUDIT_COLUMN_ACTION' })}
          value={action}
          onChange={event => setAction(event.currentTarget.value)}
        >
          <option value="">{intl.formatMessage({ id: 'AUDIT_ALL_ACTIONS' })}</option>
          {auditActions.map(each => (
            <option key={each} value={each}>
              {intl.formatMessage({ id: actionNames[each] })}
            </option>
          ))}
        </select>
      </header>
      <Log key={`${person} ${action}`} filter={{ staff: person, action }} />
    </div>
  );
}

function Log({ filter }: { filter: { staff: string; action: string } }) {
  const { api } = useStudio();
  const [before, setBefore] = useState('');
  const [earlier, setEarlier] = useState<readonly AuditRow[]>([]);
  const page = useAsync(before, () =>
    api.get<AuditPage>(`/api/audit?${new URLSearchParams({ ...filter, before })}`),
  );
  const rows = [...earlier, ...(page.value?.rows ?? [])];
  const last = rows.at(-1);
  if (rows.length === 0 && page.value)
    return (
      <p className={styles.help}>
        <FormattedMessage id="AUDIT_NONE" />
      </p>
    );
  return (
    <>
      {rows.length > 0 ? <LogTable rows={rows} /> : null}
      {page.value ? null : <LoadState error={page.error} onRetry={page.reload} />}
      {page.value?.hasMore && last ? (
        <Button
          size="s"
          variant="secondary"
          onClick={() => {
            setEarlier(rows);
            setBefore(String(last.id));
          }}
        >
          <FormattedMessage id="AUDIT_MORE" />
        </Button>
      ) : null}
    </>
  );
}

function LogTable({ rows }: { rows: readonly AuditRow[] }) {
  const intl = useIntl();
  const { api } = useStudio();
  const documents = useAsync('documents', () => api.get<DocumentSummary[]>('/api/documents')).value ?? [];
  const labels = new Map<string, string>(documents.map(each => [each.id, documentName(each, intl)]));
  const labelOf = (id: string) => labels.get(id) ?? id;
  return (
    <table className={classNames(styles.table, styles.log, narrow.stacked)}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            <td className={styles.time}>
              {intl.formatDate(row.at, { dateStyle: 'medium', timeStyle: 'medium' })}
            </td>
            <td>{row.staffId === null ? <FormattedMessage id="AUDIT_TERMINAL" /> : row.author}</td>
            <td>{actionText(row, intl)}</td>
            <td className={styles.mail}>{aboutText(row, intl, labelOf)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
