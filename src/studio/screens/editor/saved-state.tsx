/** Whether the server has every change. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import type { DraftStore } from '../../editing/draft/draft-store.ts';
import type { Sync } from '../../editing/draft/sync.ts';
import styles from './editor.module.css';

const readOnlyTexts = {
  role: 'EDITOR_READ_ONLY_ROLE',
  hosted: 'EDITOR_READ_ONLY_HOSTED',
  'newer-build': 'EDITOR_READ_ONLY_NEWER',
  database: 'EDITOR_READ_ONLY_DATABASE',
} as const;

export const SavedState = observer(function SavedState({ draft, sync }: { draft: DraftStore; sync: Sync }) {
  const { state } = sync;
  const { readOnly } = draft.about;
  if (readOnly)
    return (
      <output className={classNames(styles.saved, styles.notSaved)}>
        <FormattedMessage id={readOnlyTexts[readOnly]} />
      </output>
    );
  const isWaiting = state === 'offline' || state === 'conflict';
  return (
    <output className={classNames(styles.saved, isWaiting && styles.notSaved)}>
      {state === 'saved' ? <FormattedMessage id="EDITOR_SAVED" /> : null}
      {state === 'saving' ? <FormattedMessage id="EDITOR_SAVING" /> : null}
      {isWaiting ? <FormattedMessage id="EDITOR_NOT_SAVED" values={{ count: draft.unsaved }} /> : null}
      {state === 'offline' ? (
        <button type="button" className={styles.retry} onClick={sync.retry}>
          <FormattedMessage id="SHELL_RETRY" />
        </button>
      ) : null}
    </output>
  );
});
