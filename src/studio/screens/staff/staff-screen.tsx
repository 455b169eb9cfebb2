/** Who may enter Studio, with which role. */

import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PendingInvitation, StaffAccount } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import narrow from '../../parts/tables/stacked-table.module.css';
import { TableHead } from '../../parts/tables/table-head.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitedList } from './invited-list.tsx';
import { PublishingRulesForm } from './publishing-rules.tsx';
import styles from './staff.module.css';
import { StaffRow } from './staff-row.tsx';

const columns = [
  'STAFF_COLUMN_NAME',
  'STAFF_COLUMN_MAIL',
  'STAFF_COLUMN_ROLE',
  'STAFF_COLUMN_SEEN',
  'STAFF_COLUMN_STATE',
] as const;

export default function StaffScreen() {
  const intl = useIntl();
  const { api } = useStudio();
  const [isInviting, setInviting] = useState(false);
  const { value, error, reload } = useAsync('staff', () => api.get<StaffAccount[]>('/api/staff'));
  const invitations = useAsync('invitations', () => api.get<PendingInvitation[]>('/api/invitations'));
  const [changed, setChanged] = useState<ReadonlyMap<string, StaffAccount>>(new Map());
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'STAFF_TITLE' })} · Studio`;
  }, [intl]);
  const known = value?.map(account => changed.get(account.id) ?? account);
  const change = (account: StaffAccount) => setChanged(new Map([...changed, [account.id, account]]));

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="STAFF_TITLE" />
        </h1>
        <Button size="s" onClick={() => setInviting(true)}>
          <FormattedMessage id="STAFF_INVITE" />
        </Button>
      </header>
      {known ? (
        <table className={classNames(styles.table, narrow.stacked)}>
          <TableHead columns={columns} />
          <tbody>
            {known.map(account => (
              <StaffRow key={account.id} account={account} onChange={change} />
            ))}
          </tbody>
        </table>
      ) : (
        <LoadState error={error} onRetry={reload} />
      )}
      {known && invitations.error !== undefined ? (
        <LoadState error={invitations.error} onRetry={invitations.reload} />
      ) : (
        <InvitedList invitations={invitations.value ?? []} onChange={invitations.reload} />
      )}
      <p className={styles.help}>
        <FormattedMessage id="STAFF_ROLE_HELP" />
      </p>
      <PublishingRulesForm />
      {isInviting ? (
        <InviteDialog
          onClose={() => {
            setInviting(false);
            invitations.reload();
          }}
        />
      ) : null}
    </div>
  );
}
