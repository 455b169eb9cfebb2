/** Invites a colleague by mail; where the shop sends no mails, shows the link to hand over. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  mayBeLimited,
  type Role,
  roles,
  type StaffInvitation,
  type StaffInvited,
} from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { CopyLink } from '../../parts/controls/copy-link.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { roleNames } from '../../parts/session/role-name.ts';
import { useSaving } from '../../parts/session/use-saving.ts';
import styles from './staff.module.css';
import { StaffMarkets } from './staff-markets.tsx';

export function InviteDialog({ onClose }: { onClose(): void }) {
  const intl = useIntl();
  const [invited, setInvited] = useState<StaffInvited | null>(null);
  return (
    <Dialog size="s" title={intl.formatMessage({ id: 'STAFF_INVITE' })} onClose={onClose}>
      {invited ? <Invited invited={invited} /> : <InviteForm onInvited={setInvited} />}
    </Dialog>
  );
}

function InviteForm({ onInvited }: { onInvited(invited: StaffInvited): void }) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const { isBusy, problem, save } = useSaving();
  const [invitation, setInvitation] = useState<StaffInvitation>({
    mail: '',
    name: '',
    role: 'editor',
    markets: null,
  });
  const change = (part: Partial<StaffInvitation>) => setInvitation({ ...invitation, ...part });
  const role = (value: string): Role => roles.find(each => each === value) ?? 'viewer';
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void save(async () => onInvited(await api.post<StaffInvited>('/api/staff', invitation)));
      }}
    >
      <label>
        <FormattedMessage id="STAFF_COLUMN_MAIL" />
        <input
          type="email"
          required
          autoComplete="off"
          value={invitation.mail}
          onChange={event => change({ mail: event.currentTarget.value })}
        />
      </label>
      <label>
        <FormattedMessage id="STAFF_COLUMN_NAME" />
        <input
          required
          maxLength={80}
          autoComplete="off"
          value={invitation.name}
          onChange={event => change({ name: event.currentTarget.value })}
        />
      </label>
      <label>
        <FormattedMessage id="STAFF_COLUMN_ROLE" />
        <select value={invitation.role} onChange={event => change({ role: role(event.currentTarget.value) })}>
          {roles.map(each => (
            <option key={each} value={each}>
              {intl.formatMessage({ id: roleNames[each] })}
            </option>
          ))}
        </select>
      </label>
      {mayBeLimited(invitation.role) && session.markets.length > 1 ? (
        <div>
          <FormattedMessage id="STAFF_MARKETS" />
          <StaffMarkets
            label={intl.formatMessage({ id: 'STAFF_MARKETS' })}
            markets={invitation.markets}
            onChange={markets => change({ markets })}
          />
        </div>
      ) : null}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="STAFF_INVITE_SEND" />
      </Button>
    </form>
  );
}

/** Where the invitation went, or its link. */
export function Invited({ invited: { mail, link } }: { invited: StaffInvited }) {
  const intl = useIntl();
  return (
    <div className={styles.form}>
      <output>
        <FormattedMessage
          id={link === null ? 'STAFF_INVITED_MAIL' : 'STAFF_INVITED_LINK'}
          values={{ mail }}
        />
      </output>
      {link === null ? null : <CopyLink label={intl.formatMessage({ id: 'STAFF_LINK' })} url={link} />}
    </div>
  );
}
