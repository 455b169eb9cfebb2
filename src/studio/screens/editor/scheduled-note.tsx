/** Says that the draft is what is scheduled, and leads to what shoppers see now, for a correction that cannot wait. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenDocument } from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Restore } from '../../parts/documents/restore.tsx';
import styles from './editor.module.css';

const texts = { button: 'SCHEDULE_CORRECT', text: 'SCHEDULE_CORRECT_TEXT' } as const;

export const ScheduledNote = observer(function ScheduledNote({ editor }: { editor: EditorStore }) {
  const intl = useIntl();
  const { api } = useStudio();
  const { draft, session } = editor;
  const { next, isPublished } = draft.about;
  if (draft.state !== 'scheduled' || !next || !isPublished) return null;
  const reopen = async () =>
    draft.reopen(await api.get<OpenDocument>(`/api/documents/${encodeURIComponent(draft.id)}`));
  return (
    <section className={styles.note}>
      <p>
        <FormattedMessage
          id="SCHEDULE_DRAFT"
          values={{ moment: intl.formatDate(next.at, { dateStyle: 'medium', timeStyle: 'short' }) }}
        />
      </p>
      {atLeast(session.staff.role, 'publisher') ? (
        <Restore
          id={draft.id}
          state="live"
          version={draft.version}
          texts={texts}
          onDone={() => void reopen()}
        />
      ) : null}
    </section>
  );
});
