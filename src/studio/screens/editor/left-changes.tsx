/** Offers the changes that an earlier visit could not save. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { OpenedEditor } from './open-editor.ts';
import styles from './editor.module.css';

export const LeftChanges = observer(function LeftChanges({ opened }: { opened: OpenedEditor }) {
  const intl = useIntl();
  const { left } = opened;
  if (left.length === 0) return null;
  const count = left.reduce((sum, { sent, queue }) => sum + (sent?.ops.length ?? 0) + queue.length, 0);
  const at = Math.max(...left.map(record => record.at));
  return (
    <section className={styles.note} aria-live="polite">
      <p>
        <FormattedMessage
          id="EDITOR_LEFT_CHANGES"
          values={{ count, at: intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) }}
        />
      </p>
      <Button size="s" variant="secondary" onClick={() => void opened.restoreLeft()}>
        <FormattedMessage id="EDITOR_LEFT_RESTORE" />
      </Button>
      <Button size="s" variant="tertiary" onClick={opened.discardLeft}>
        <FormattedMessage id="EDITOR_LEFT_DISCARD" />
      </Button>
    </section>
  );
});
