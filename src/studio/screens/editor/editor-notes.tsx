/** Above the canvas: what people have to know of a document that is edited, or to decide about it. */
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Release } from '#studio-api/releases.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import type { Sync } from '../../editing/draft/sync.ts';
import { UndecidedNotes } from '../../panels/decisions/undecided-notes.tsx';
import { OwnGone } from '../../panels/own/own-gone.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { nameWithin } from '../../parts/texts/document-name.ts';
import { DriftNote } from './drift-note.tsx';
import styles from './editor.module.css';
import type { OpenedEditor } from './open-editor.ts';
import { ReleaseNote } from './release-note.tsx';
import { ScheduledNote } from './scheduled-note.tsx';

/** Says that a change was taken back, and why. */
const RefusalNote = observer(function RefusalNote({ sync }: { sync: Sync }) {
  const { refusal } = sync;
  const { session } = useStudio();
  if (!refusal) return null;
  const isDeveloper = atLeast(session.staff.role, 'developer');
  return (
    <div className={styles.note} role="alert">
      <p>
        <FormattedMessage id={refusal.code === 'ROLE' ? 'EDITOR_REFUSED_ROLE' : 'EDITOR_REFUSED'} />
        {isDeveloper ? (
          <>
            {' '}
            <span className={styles.detail} lang="en">
              {refusal.message}
            </span>
          </>
        ) : null}
      </p>
      <button type="button" className={styles.plain} onClick={sync.clearRefusal}>
        <FormattedMessage id="SHELL_CLOSE" />
      </button>
    </div>
  );
});

/** Offers the changes that an earlier visit could not save. */
const LeftNote = observer(function LeftNote({ opened }: { opened: OpenedEditor }) {
  const intl = useIntl();
  const { all: left, restore, discard } = opened.left;
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
      <Button size="s" variant="secondary" onClick={() => void restore()}>
        <FormattedMessage id="EDITOR_LEFT_RESTORE" />
      </Button>
      <Button size="s" variant="tertiary" onClick={discard}>
        <FormattedMessage id="EDITOR_LEFT_DISCARD" />
      </Button>
    </section>
  );
});

interface Props {
  opened: OpenedEditor;
  release: Release | undefined;
  /** The document was added to the release. */
  onAdded(): void;
}

/** The notes of one document. Where several are edited as one, they begin with its name as soon as there are any. */
export const EditorNotes = observer(function EditorNotes({ opened, release, onAdded }: Props) {
  const intl = useIntl();
  const { editor, sync } = opened;
  const { group } = editor;
  const name = nameWithin(
    editor.draft.about,
    group.all.map(({ draft }) => draft.about),
    intl,
  );
  // Alone, the document is what the whole editor is about.
  const of = group.parts.length === 0 ? {} : { role: 'group', 'aria-label': name, className: styles.notesOf };
  return (
    <div {...of} style={{ '--document': JSON.stringify(name) } as CSSProperties}>
      <LeftNote opened={opened} />
      <RefusalNote sync={sync} />
      <UndecidedNotes className={styles.note} />
      <OwnGone className={styles.note} />
      <ReleaseNote editor={editor} release={release} onAdded={onAdded} />
      {/* What is scheduled or differs from the build concerns the drafts of no release. */}
      {editor.context.release === undefined ? (
        <>
          <ScheduledNote editor={editor} />
          <DriftNote editor={editor} />
        </>
      ) : null}
    </div>
  );
});
