/** Asks what a release is called. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import styles from './releases.module.css';

interface Props {
  title: StudioMessageId;
  confirm: StudioMessageId;
  /** What it is called so far. */
  name?: string;
  onClose(): void;
  onName(name: string): Promise<void>;
}

export function NameDialog({ title, confirm, name: before = '', onClose, onName }: Props) {
  const intl = useIntl();
  const [name, setName] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    try {
      await onName(name.trim());
      onClose();
    } catch (error) {
      setProblem(problemText(error, intl));
      setBusy(false);
    }
  };
  return (
    <Dialog title={intl.formatMessage({ id: title })} onClose={onClose} size="s">
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          if (name.trim() !== '') void save();
        }}
      >
        <label className={styles.field}>
          <FormattedMessage id="RELEASES_NAME" />
          <input
            type="text"
            value={name}
            maxLength={120}
            required
            onChange={event => setName(event.currentTarget.value)}
          />
        </label>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button size="s" variant="tertiary" onClick={onClose}>
            <FormattedMessage id="PUBLISH_CANCEL" />
          </Button>
          <Button size="s" type="submit" loading={isBusy}>
            <FormattedMessage id={confirm} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
