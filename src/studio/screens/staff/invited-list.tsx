/** Invitations that were not accepted: sent again or revoked. Nothing while there are none. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PendingInvitation, StaffInvited } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { announce } from '../../parts/messages/announcer.tsx';
import { roleNames } from '../../parts/session/role-name.ts';
import { useSaving } from '../../parts/session/use-saving.ts';
import narrow from '../../parts/tables/stacked-table.module.css';
import { TableHead } from '../../parts/tables/table-head.tsx';
import { Invited } from './invite-dialog.tsx';
import styles from './staff.module.css';

const columns = [
  'STAFF_COLUMN_NAME',
  'STAFF_COLUMN_MAIL',
  'STAFF_COLUMN_ROLE',
  'STAFF_COLUMN_INVITED_BY',
  'STAFF_COLUMN_LINK',
] as const;

interface Props {
  invitations: readonly PendingInvitation[];
  /** After one was sent again or revoked. */
  onChange(): void;
}

export function InvitedList({ invitations, onChange }: Props) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="staff-invited" className={styles.invited}>
      <h2 id="staff-invited">
        <FormattedMessage id="STAFF_INVITED_TITLE" />
      </h2>
      <table className={classNames(styles.table, narrow.stacked)}>
        <TableHead columns={columns} />
        <tbody>
          {invitations.map(invitation => (
            <InvitedRow key={invitation.mail} invitation={invitation} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  invitation: PendingInvitation;
  onChange(): void;
}

function InvitedRow({ invitation, onChange }: RowProps) {
  const intl = useIntl();
  const { mail, role, invitedBy } = invitation;
  return (
    <tr>
      <th scope="row">{invitation.name || mail}</th>
      <td className={styles.mail}>{mail}</td>
      <td>{intl.formatMessage({ id: roleNames[role] })}</td>
      <td className={styles.soft}>
        {invitedBy === 'terminal' ? <FormattedMessage id="STAFF_INVITED_TERMINAL" /> : invitedBy}
      </td>
      <td>
        <InvitationState invitation={invitation} onChange={onChange} />
      </td>
    </tr>
  );
}

function InvitationState({ invitation, onChange }: RowProps) {
  const intl = useIntl();
  const { api } = useStudio();
  const { isBusy, problem, save } = useSaving();
  const [sent, setSent] = useState<StaffInvited | null>(null);
  const [isRevoking, setRevoking] = useState(false);
  const { mail, role, expiresAt } = invitation;
  const name = invitation.name || mail;

  const sendAgain = () =>
    save(async () =>
      setSent(await api.post<StaffInvited>('/api/staff', { mail, name: invitation.name, role })),
    );
  const revoke = () =>
    save(async () => {
      await api.delete(`/api/invitations/${encodeURIComponent(mail)}`);
      announce(intl.formatMessage({ id: 'STAFF_REVOKED' }, { name }));
      onChange();
    });

  return (
    <>
      <span className={styles.state}>
        <ValidUntil at={expiresAt} />
        <span className={styles.actions}>
          <Button
            size="s"
            variant="tertiary"
            loading={isBusy}
            aria-label={intl.formatMessage({ id: 'STAFF_INVITE_AGAIN_LABEL' }, { name })}
            onClick={() => void sendAgain()}
          >
            <FormattedMessage id="STAFF_INVITE_AGAIN" />
          </Button>
          <Button
            size="s"
            variant="tertiary"
            aria-label={intl.formatMessage({ id: 'STAFF_REVOKE_LABEL' }, { name })}
            onClick={() => setRevoking(true)}
          >
            <FormattedMessage id="STAFF_REVOKE" />
          </Button>
        </span>
      </span>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {sent ? (
        <Dialog
          size="s"
          title={intl.formatMessage({ id: 'STAFF_INVITE_AGAIN_LABEL' }, { name })}
          onClose={() => {
            setSent(null);
            onChange();
          }}
        >
          <Invited invited={sent} />
        </Dialog>
      ) : null}
      {isRevoking ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'STAFF_REVOKE_TITLE' }, { name })}
          confirm={<FormattedMessage id="STAFF_REVOKE" />}
          onClose={() => setRevoking(false)}
          onConfirm={() => {
            setRevoking(false);
            void revoke();
          }}
        >
          <FormattedMessage id="STAFF_REVOKE_TEXT" />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function ValidUntil({ at }: { at: string }) {
  const intl = useIntl();
  const [openedAt] = useState(() => Date.now());
  if (Date.parse(at) <= openedAt) return <FormattedMessage id="STAFF_INVITATION_EXPIRED" />;
  const until = intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <span>
      <FormattedMessage id="STAFF_INVITATION_UNTIL" values={{ at: until }} />
    </span>
  );
}
