/** One account: its role can be changed, and it can be closed and opened again. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayBeLimited, type Role, roles, type StaffAccount, type StaffMember } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx';
import { announce } from '../../parts/messages/announcer.tsx';
import { roleNames } from '../../parts/session/role-name.ts';
import { useSaving } from '../../parts/session/use-saving.ts';
import { namesOfMarkets } from '../../parts/texts/market-names.ts';
import styles from './staff.module.css';
import { StaffMarkets } from './staff-markets.tsx';

interface AccountChange {
  role?: Role;
  markets?: readonly string[] | null;
  isDisabled?: boolean;
}

interface Props {
  account: StaffAccount;
  onChange(account: StaffAccount): void;
}

export function StaffRow({ account, onChange }: Props) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const { id, mail, role, markets, disabledAt, lastSeenAt } = account;
  const name = account.name || mail;
  const { isBusy, problem, save } = useSaving();

  const patch = (change: AccountChange, said: string) =>
    save(async () => {
      const member = await api.patch<StaffMember>(`/api/staff/${id}`, change);
      onChange({ ...account, ...member });
      announce(said);
    });
  const giveRole = (next: Role) =>
    void patch({ role: next }, `${name}: ${intl.formatMessage({ id: roleNames[next] })}`);
  const limitTo = (next: readonly string[] | null) =>
    patch(
      { markets: next },
      `${name}: ${
        next ? namesOfMarkets(next, session.markets, intl) : intl.formatMessage({ id: 'STAFF_MARKETS_ALL' })
      }`,
    );
  const setDisabled = (isDisabled: boolean) =>
    patch(
      { isDisabled },
      `${name}: ${intl.formatMessage({ id: isDisabled ? 'STAFF_DISABLED' : 'STAFF_ACTIVE' })}`,
    );

  return (
    <tr className={disabledAt === null ? undefined : styles.closed}>
      <th scope="row">
        {name}{' '}
        {id === session.staff.id ? (
          <span className={styles.soft}>
            (<FormattedMessage id="STAFF_YOU" />)
          </span>
        ) : null}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </th>
      <td className={styles.mail}>{mail}</td>
      <td>
        <RoleSelect
          label={intl.formatMessage({ id: 'STAFF_ROLE_LABEL' }, { name })}
          role={role}
          onChange={giveRole}
        />
        {mayBeLimited(role) && session.markets.length > 1 ? (
          <StaffMarkets
            label={intl.formatMessage({ id: 'STAFF_MARKETS_LABEL' }, { name })}
            markets={markets}
            onChange={limitTo}
          />
        ) : null}
      </td>
      <td className={styles.soft}>
        {lastSeenAt === null ? (
          <FormattedMessage id="STAFF_NEVER" />
        ) : (
          intl.formatDate(lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' })
        )}
      </td>
      <td>
        <AccountState name={name} isDisabled={disabledAt !== null} isBusy={isBusy} onChange={setDisabled} />
      </td>
    </tr>
  );
}

interface StateProps {
  name: string;
  isDisabled: boolean;
  isBusy: boolean;
  onChange(isDisabled: boolean): Promise<boolean>;
}

function AccountState({ name, isDisabled, isBusy, onChange }: StateProps) {
  const intl = useIntl();
  const [isClosing, setClosing] = useState(false);
  return (
    <>
      <span className={styles.state}>
        <FormattedMessage id={isDisabled ? 'STAFF_DISABLED' : 'STAFF_ACTIVE'} />
        <Button
          size="s"
          variant="tertiary"
          loading={isBusy}
          aria-label={intl.formatMessage(
            { id: isDisabled ? 'STAFF_ENABLE_LABEL' : 'STAFF_DISABLE_LABEL' },
            { name },
          )}
          onClick={() => (isDisabled ? void onChange(false) : setClosing(true))}
        >
          <FormattedMessage id={isDisabled ? 'STAFF_ENABLE' : 'STAFF_DISABLE'} />
        </Button>
      </span>
      {isClosing ? (
        <CloseDialog
          name={name}
          onClose={() => setClosing(false)}
          onConfirm={() => {
            setClosing(false);
            void onChange(true);
          }}
        />
      ) : null}
    </>
  );
}

interface RoleProps {
  label: string;
  role: Role;
  onChange(role: Role): void;
}

function RoleSelect({ label, role, onChange }: RoleProps) {
  const intl = useIntl();
  const choose = (value: string) => {
    const next = roles.find(each => each === value);
    if (next) onChange(next);
  };
  return (
    <select aria-label={label} value={role} onChange={event => choose(event.currentTarget.value)}>
      {roles.map(each => (
        <option key={each} value={each}>
          {intl.formatMessage({ id: roleNames[each] })}
        </option>
      ))}
    </select>
  );
}

function CloseDialog(props: { name: string; onClose(): void; onConfirm(): void }) {
  const intl = useIntl();
  const { name, onClose, onConfirm } = props;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'STAFF_DISABLE_TITLE' }, { name })}
      confirm={<FormattedMessage id="STAFF_DISABLE" />}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <FormattedMessage id="STAFF_DISABLE_TEXT" />
    </ConfirmDialog>
  );
}
