/** Asks before something that is not easily taken back. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** Names the action: "Remove". */
  confirm: ReactNode;
  onClose(): void;
  onConfirm(): void;
}

export const ConfirmDialog = ({ title, children, confirm, onClose, onConfirm }: Props) => (
  <Dialog
    size="s"
    title={title}
    onClose={onClose}
    footer={
      <>
        <Button size="s" variant="tertiary" onClick={onClose}>
          <FormattedMessage id="PUBLISH_CANCEL" />
        </Button>
        <Button size="s" onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <p>{children}</p>
  </Dialog>
);
