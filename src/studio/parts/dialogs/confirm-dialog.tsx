/** Asks before something that is not easily taken back. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

interface Props {
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** Names the action: "Remove". */
  confirm: ReactNode;
  /** Names that nothing happens; "Cancel" when missing. */
  cancel?: ReactNode;
  /** Why it did not happen; the dialog stays open. */
  problem?: string | null;
  isBusy?: boolean;
  onClose(): void;
  onConfirm(): void;
}

export const ConfirmDialog = ({
  title,
  children,
  confirm,
  cancel,
  problem = null,
  isBusy = false,
  onClose,
  onConfirm,
}: Props) => (
  <Dialog
    size="s"
    title={title}
    onClose={onClose}
    footer={
      <>
        <Button size="s" variant="tertiary" onClick={onClose}>
          {cancel ?? <FormattedMessage id="PUBLISH_CANCEL" />}
        </Button>
        <Button size="s" loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <p>{children}</p>
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  </Dialog>
);
