/** Asks before money or mail moves: says what will happen, takes what is needed, and says why it was refused. */
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import styles from './order-forms.module.css';

export interface ActionProps {
  title: StudioMessageId;
  /** What the title names. */
  titleValues?: Record<string, string>;
  confirm: StudioMessageId;
  isBusy: boolean;
  problem: string | null;
  onClose(): void;
  onConfirm(): void;
  children: ReactNode;
}

export function ActionDialog({ title, titleValues, confirm, ...props }: ActionProps) {
  const { isBusy, problem, onClose, onConfirm, children } = props;
  const intl = useIntl();
  const form = useId();
  return (
    <Dialog
      size="s"
      title={intl.formatMessage({ id: title }, titleValues)}
      onClose={onClose}
      footer={
        <>
          <Button size="s" variant="tertiary" onClick={onClose}>
            <FormattedMessage id="PUBLISH_CANCEL" />
          </Button>
          <Button size="s" type="submit" form={form} loading={isBusy}>
            <FormattedMessage id={confirm} />
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          if (!isBusy) onConfirm();
        }}
      >
        {children}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
