/** Whether the server has every change. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import type { JointSync } from '../../editing/draft/joint-sync.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { readOnlyTexts } from '../../parts/texts/read-only-texts.ts';
import styles from './editor.module.css';

interface Props {
  /** Of the document that was opened. */
  editor: EditorStore;
  sync: JointSync;
}

export const SavedState = observer(function SavedState({ editor: { group }, sync }: Props) {
  const sum = (of: (each: EditorStore['draft']) => number) =>
    group.all.reduce((found, each) => found + of(each.draft), 0);
  const deferred = sum(each => each.deferred.length);
  const isAnyWritten = group.all.some(each => !each.draft.isReadOnly);
  return (
    <>
      <ReadOnlyNote of={isAnyWritten ? group.active : group.main} />
      {isAnyWritten ? <Saved {...{ sync, deferred }} unsaved={sum(each => each.unsaved)} /> : null}
    </>
  );
});

/** Of the document whose part is selected: others that are edited with it may be written. */
const ReadOnlyNote = observer(function ReadOnlyNote({ of }: { of: EditorStore }) {
  const { readOnly } = of.draft.about;
  return readOnly ? (
    <output className={classNames(styles.saved, styles.notSaved)}>
      <FormattedMessage id={readOnlyTexts[readOnly]} />
    </output>
  ) : null;
});

interface SavedProps {
  sync: JointSync;
  /** Changes that wait for a connection. */
  unsaved: number;
  /** Changes that wait for a decision. */
  deferred: number;
}

const Saved = observer(function Saved({ sync, unsaved, deferred }: SavedProps) {
  const { state } = sync;
  const isWaiting = state === 'offline' || state === 'conflict';
  return (
    <output className={classNames(styles.saved, isWaiting && styles.notSaved)}>
      {state === 'saved' ? <FormattedMessage id="EDITOR_SAVED" /> : null}
      {state === 'saving' ? <FormattedMessage id="EDITOR_SAVING" /> : null}
      {state === 'offline' ? (
        <FormattedMessage id="EDITOR_NOT_SAVED" values={{ count: unsaved + deferred }} />
      ) : null}
      {state === 'conflict' ? <FormattedMessage id="EDITOR_DEFERRED" values={{ count: deferred }} /> : null}
      {state === 'offline' ? (
        <button type="button" className={styles.retry} onClick={sync.retry}>
          <FormattedMessage id="SHELL_RETRY" />
        </button>
      ) : null}
    </output>
  );
});
