/** Renames a passkey, or removes it after a question. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PasskeySummary } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { usePasskeyName } from './passkey-list.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';
import styles from './staff.module.css';

interface RenameProps {
  passkey: PasskeySummary;
  onClose(): void;
  onRename(name: string): void;
}

export function RenameDialog({ passkey, onClose, onRename }: RenameProps) {
  const intl = useIntl();
  const [name, setName] = useState(passkey.name);
  return (
    <Dialog
      size="s"
      title={intl.formatMessage({ id: 'ACCOUNT_RENAME_TITLE' }, { name: usePasskeyName()(passkey) })}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          onRename(name.trim());
        }}
      >
        <PasskeyNameField name={name} onChange={setName} />
        <Button type="submit" size="s" disabled={name.trim() === ''}>
          <FormattedMessage id="ACCOUNT_SAVE" />
        </Button>
      </form>
    </Dialog>
  );
}

interface RemoveProps {
  passkey: PasskeySummary;
  onClose(): void;
  onConfirm(): void;
}

export function RemoveDialog({ passkey, onClose, onConfirm }: RemoveProps) {
  const intl = useIntl();
  const name = usePasskeyName()(passkey);
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'ACCOUNT_REMOVE_TITLE' }, { name })}
      confirm={<FormattedMessage id="ACCOUNT_REMOVE" />}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <FormattedMessage id="ACCOUNT_REMOVE_TEXT" />
    </ConfirmDialog>
  );
}
