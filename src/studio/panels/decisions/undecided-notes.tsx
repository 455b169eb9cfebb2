/** Above the canvas: what waits for a decision. Nothing takes the focus from a user who types. */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveConflict } from '#studio-api/conflicts.ts';
import { type Editor, type UndecidedChange, useEditor } from '../../editing/context/editor-context.ts';
import { DecisionNote } from './decision-note.tsx';
import styles from './decisions.module.css';
import { LiveConflictNote } from './live-conflict-note.tsx';
import { placeName } from './place-name.ts';

/** Of the region of a document, for what leads to it. */
export const notesIdOf = ({ draft, group }: Editor): string =>
  draft.id === group.main.draft.id ? 'undecided' : `undecided-${draft.id}`;

export const UndecidedNotes = observer(function UndecidedNotes({
  className,
}: {
  className: string | undefined;
}) {
  const editor = useEditor();
  const { draft, context } = editor;
  const { undecided } = draft;
  const { conflicts } = draft.about;
  return (
    <section
      id={notesIdOf(editor)}
      className={undecided.length + conflicts.length > 0 ? className : undefined}
      aria-live="polite"
      tabIndex={-1}
    >
      {undecided.length > 0 ? (
        <Notes title="DEFERRED_TITLE" text="DEFERRED_TEXT" count={undecided.length}>
          {undecided.map(change => (
            <Entry key={change.id} change={change} isField={change.kind === 'field'}>
              <DecisionNote change={change} />
            </Entry>
          ))}
        </Notes>
      ) : null}
      {conflicts.length > 0 ? (
        <Notes title="LIVE_CONFLICTS_TITLE" text="LIVE_CONFLICTS_TEXT" count={conflicts.length}>
          {conflicts.map(conflict => (
            <Entry key={conflict.id} change={conflict} isField={conflict.kind === 'field'}>
              <LiveConflictNote
                conflict={conflict}
                document={draft.id}
                release={context.release ?? 0}
                isReadOnly={draft.isReadOnly}
              />
            </Entry>
          ))}
        </Notes>
      ) : null}
    </section>
  );
});

interface NotesProps {
  title: 'DEFERRED_TITLE' | 'LIVE_CONFLICTS_TITLE';
  text: 'DEFERRED_TEXT' | 'LIVE_CONFLICTS_TEXT';
  count: number;
  children: ReactNode;
}

const Notes = ({ title, text, count, children }: NotesProps) => (
  <div className={styles.notes}>
    <p>
      <b>
        <FormattedMessage id={title} values={{ count }} />
      </b>{' '}
      <FormattedMessage id={text} />
    </p>
    <ul className={styles.list}>{children}</ul>
  </div>
);

interface EntryProps {
  change: UndecidedChange | LiveConflict;
  isField: boolean;
  children: ReactNode;
}

/** A field is decided where it is; what is not there any more, here. */
const Entry = observer(function Entry({ change, isField, children }: EntryProps) {
  const intl = useIntl();
  const editor = useEditor();
  const { nodeId, path } = change;
  const name = placeName(change, editor.draft.about, intl, editor.context.locale);
  return (
    <li>
      <details open={!isField}>
        <summary>{name}</summary>
        {children}
        {isField ? (
          <button type="button" className={styles.show} onClick={() => editor.select(nodeId, path)}>
            <FormattedMessage id="DEFERRED_SHOW" />
          </button>
        ) : null}
      </details>
    </li>
  );
});
