/** Above the canvas: what waits for a decision. Nothing takes the focus from a user who types. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { type UndecidedChange, useEditor } from '../../editing/context/editor-context.ts';
import { DecisionNote } from './decision-note.tsx';
import styles from './decisions.module.css';
import { placeName } from './place-name.ts';

/** Of the region, for what leads to it. */
export const NOTES_ID = 'undecided';

export const UndecidedNotes = observer(function UndecidedNotes({
  className,
}: {
  className: string | undefined;
}) {
  const { draft } = useEditor();
  const { undecided } = draft;
  return (
    <section
      id={NOTES_ID}
      className={undecided.length > 0 ? className : undefined}
      aria-live="polite"
      tabIndex={-1}
    >
      {undecided.length > 0 ? (
        <div className={styles.notes}>
          <p>
            <b>
              <FormattedMessage id="DEFERRED_TITLE" values={{ count: undecided.length }} />
            </b>{' '}
            <FormattedMessage id="DEFERRED_TEXT" />
          </p>
          <ul className={styles.list}>
            {undecided.map(change => (
              <Entry key={change.id} change={change} />
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
});

/** A field is decided where it is; what is not there any more, here. */
const Entry = observer(function Entry({ change }: { change: UndecidedChange }) {
  const intl = useIntl();
  const editor = useEditor();
  const { nodeId, path, kind } = change;
  const name = placeName(change, editor.draft.about, intl, editor.context.locale);
  return (
    <li>
      <details open={kind !== 'field'}>
        <summary>{name}</summary>
        <DecisionNote change={change} />
        {kind === 'field' ? (
          <button type="button" className={styles.show} onClick={() => editor.select(nodeId, path)}>
            <FormattedMessage id="DEFERRED_SHOW" />
          </button>
        ) : null}
      </details>
    </li>
  );
});
