/** Says that a change was taken back, and why. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { Sync } from '../../editing/draft/sync.ts';
import styles from './editor.module.css';

export const RefusalNote = observer(function RefusalNote({ sync }: { sync: Sync }) {
  const { refusal } = sync;
  if (!refusal) return null;
  return (
    <div className={styles.note} role="alert">
      <p>
        <FormattedMessage id={refusal.code === 'ROLE' ? 'EDITOR_REFUSED_ROLE' : 'EDITOR_REFUSED'} />{' '}
        <span className={styles.detail}>{refusal.message}</span>
      </p>
      <button type="button" className={styles.plain} onClick={sync.clearRefusal}>
        <FormattedMessage id="SHELL_CLOSE" />
      </button>
    </div>
  );
});
