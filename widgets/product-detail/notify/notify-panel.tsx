/** Back-in-stock notification by email. */

import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Sku } from '#api/catalogue/types.ts';
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { isValid } from '#ui/form/validation.ts';
import { Panel } from '#ui/panel/panel.tsx';
import styles from './notify-panel.module.css';

// Shown once the back-in-stock notification is ordered.

/** The words differ where the shop sends no email. */
function NotifyReceipt() {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <output>
      <Feedback tone="success">
        <p>{formatMessage({ id: sendsMail ? 'NOTIFY_PANEL_SUCCESS' : 'NOTIFY_PANEL_SUCCESS_UNSENT' })}</p>
        <EmailNotice />
      </Feedback>
    </output>
  );
}

interface Props {
  name: string;
  sku: Sku;
  open: boolean;
  onClose: () => void;
}

type Phase = 'idle' | 'sending' | 'done' | 'failed';

const NotifyPanel = observer(function NotifyPanel({ name, sku, open, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { api, session } = useStores();
  const sendsMail = useSendsEmail();
  const [email, setEmail] = useState(session.user ?? '');
  const [isWrong, setWrong] = useState(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const field = useRef<HTMLInputElement>(null);

  const send = async () => {
    setPhase('sending');
    try {
      const { product } = await api();
      setPhase((await product.notifyWhenBack(email.trim(), sku.skuId)) ? 'done' : 'failed');
    } catch {
      // Keeps the address for another attempt.
      setPhase('failed');
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    const fits = isValid(email, { mode: 'email' });
    setWrong(!fits);
    if (fits) void send();
    else field.current?.focus();
  };

  return (
    <Panel
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'NOTIFY_PANEL_TITLE' })}
      closeLabel={formatMessage(
        { id: 'A11Y_CLOSE_PANEL' },
        { name: formatMessage({ id: 'NOTIFY_PANEL_TITLE' }) },
      )}
      sheetOnPhone
    >
      <div className={styles.content}>
        <p className={styles.name}>{sku.name && sku.name !== '-' ? `${name}, ${sku.name}` : name}</p>
        {phase === 'done' ? (
          <NotifyReceipt />
        ) : (
          <form className={styles.form} noValidate onSubmit={submit}>
            <p>
              {formatMessage({
                id: sendsMail ? 'NOTIFY_PANEL_DESCRIPTION' : 'NOTIFY_PANEL_DESCRIPTION_UNSENT',
              })}
            </p>
            <TextInput
              ref={field}
              label={formatMessage({ id: 'EMAIL' })}
              name="email"
              type="email"
              mode="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={value => {
                setEmail(value);
                setWrong(false);
              }}
              errorText={formatMessage({ id: 'EMAIL_ERROR_NOT_VALID' })}
              error={isWrong ? formatMessage({ id: 'EMAIL_ERROR_NOT_VALID' }) : undefined}
            />
            {phase === 'failed' ? (
              <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
            ) : null}
            <Button type="submit" fullWidth loading={phase === 'sending'}>
              {formatMessage({ id: 'NOTIFY_PANEL_BUTTON' })}
            </Button>
          </form>
        )}
      </div>
    </Panel>
  );
});

export default NotifyPanel;
