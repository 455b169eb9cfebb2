/** Two people changed the same: shows both values, one decision for each. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Conflict } from '#studio-api/documents.ts';
import { Button } from '#ui/button.tsx';
import type { ConflictChoice, Sync } from '../../editing/draft/sync.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { fieldNames, nodeName } from '../../editing/structure/part-name.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import { valueText } from '../../parts/texts/value-text.ts';
import styles from './conflict.module.css';

export const ConflictDialog = observer(function ConflictDialog({
  editor,
  sync,
}: {
  editor: EditorStore;
  sync: Sync;
}) {
  const { conflicts } = sync;
  return conflicts ? (
    <Questions key={conflicts.length} conflicts={conflicts} editor={editor} sync={sync} />
  ) : null;
});

interface Props {
  conflicts: readonly Conflict[];
  editor: EditorStore;
  sync: Sync;
}

function Questions({ conflicts, editor, sync }: Props) {
  const intl = useIntl();
  const [choices, setChoices] = useState<readonly ConflictChoice[]>(conflicts.map(() => 'theirs'));
  const answer = () => sync.resolve(choices);
  return (
    <Dialog
      title={intl.formatMessage({ id: 'CONFLICT_TITLE' })}
      onClose={answer}
      footer={
        <Button size="s" onClick={answer}>
          <FormattedMessage id="CONFLICT_CONTINUE" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="CONFLICT_TEXT" />
      </p>
      {conflicts.map((conflict, at) => (
        <Question
          key={`${conflict.nodeId} ${conflict.path} ${conflict.operation}`}
          conflict={conflict}
          editor={editor}
          choice={choices[at] ?? 'theirs'}
          onChoice={choice => setChoices(choices.with(at, choice))}
        />
      ))}
    </Dialog>
  );
}

interface QuestionProps {
  conflict: Conflict;
  editor: EditorStore;
  choice: ConflictChoice;
  onChoice(choice: ConflictChoice): void;
}

function Question({ conflict, editor, choice, onChoice }: QuestionProps) {
  const intl = useIntl();
  const { nodeId, path, by, theirs, mine, operation } = conflict;
  const node = editor.draft.node(nodeId);
  const removed = intl.formatMessage({ id: 'CONFLICT_REMOVED' });
  const own = nodeId === '' ? documentName(editor.draft.about, intl) : removed;
  const name = node ? nodeName(node, intl, editor.context.locale) : own;
  const value = (of: unknown) => valueText(of, intl) || intl.formatMessage({ id: 'CONFLICT_NOTHING' });
  const group = `conflict-${operation}`;
  const options = [
    { of: 'theirs', label: by, text: value(theirs) },
    { of: 'mine', label: intl.formatMessage({ id: 'CONFLICT_MINE' }), text: value(mine) },
  ] as const;
  return (
    <fieldset className={styles.question}>
      <legend>{[name, ...fieldNames(path, intl)].join(' · ')}</legend>
      {options.map(({ of, label, text }) => (
        <div key={of} className={styles.option}>
          <input
            id={`${group}-${of}`}
            type="radio"
            name={group}
            checked={choice === of}
            onChange={() => onChoice(of)}
          />
          <label htmlFor={`${group}-${of}`}>
            <b>{label}</b>
            <span className={styles.value}>{text}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
