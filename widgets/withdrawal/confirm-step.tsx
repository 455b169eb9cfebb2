/** The declaration once more, with the one button that sends it. */

import { useIntl } from 'react-intl';
import type { WithdrawalDeclaration } from '#engine/definition/visitor.ts';
import { Button } from '#ui/button.tsx';
import styles from './withdrawal.module.css';

interface Props {
  declaration: WithdrawalDeclaration;
  isSending: boolean;
  onConfirm: () => void;
  onEdit: () => void;
}

/** `onEdit` returns to the form, which keeps its input. */
export function ConfirmStep({ declaration, isSending, onConfirm, onEdit }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={formatMessage({ id: 'WITHDRAWAL_CONTRACT' })} value={String(declaration.orderNumber)} />
        <Fact label={formatMessage({ id: 'WITHDRAWAL_NAME' })} value={declaration.name} />
        <Fact label={formatMessage({ id: 'WITHDRAWAL_CONTACT' })} value={declaration.email} />
      </dl>
      <form
        className={styles.actions}
        method="post"
        onSubmit={event => {
          event.preventDefault();
          onConfirm();
        }}
      >
        {/* For a browser without scripts, whose next request knows nothing else. */}
        {Object.entries(declaration).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <Button size="l" type="submit" name="do" value="confirm" loading={isSending}>
          {formatMessage({ id: 'WITHDRAWAL_CONFIRM' })}
        </Button>
        <Button
          variant="tertiary"
          type="submit"
          name="do"
          value="edit"
          onClick={event => {
            event.preventDefault();
            onEdit();
          }}
        >
          {formatMessage({ id: 'ACCOUNT_SETTINGS_EDIT' })}
        </Button>
      </form>
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
