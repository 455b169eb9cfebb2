/** The declaration once more, with the one button that sends it. */
import { Button } from '#ui/button.tsx';
import { useIntl } from 'react-intl';
import type { WithdrawalDeclaration } from './send-withdrawal.ts';
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
      <div className={styles.actions}>
        <Button size="l" loading={isSending} onClick={onConfirm}>
          {formatMessage({ id: 'WITHDRAWAL_CONFIRM' })}
        </Button>
        <Button variant="tertiary" onClick={onEdit}>
          {formatMessage({ id: 'ACCOUNT_SETTINGS_EDIT' })}
        </Button>
      </div>
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
