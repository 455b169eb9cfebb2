/** What was published otherwise meanwhile: it is decided here, or in the editor, before anything goes live. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { LiveConflictNote } from '../../panels/decisions/live-conflict-note.tsx';
import { placeName } from '../../panels/decisions/place-name.ts';
import { nameWithin } from '../../parts/texts/document-name.ts';
import styles from './publish.module.css';

interface Props {
  documents: readonly OpenDocument[];
  /** Every document, for its name. */
  names: readonly DocumentSummary[];
  /** Whose drafts they are; absent: of none. */
  release?: number;
  onDecided(): void;
}

export function DraftConflicts({ documents, names, release = 0, onDecided }: Props) {
  const intl = useIntl();
  const all = documents.flatMap(document => document.conflicts.map(conflict => ({ document, conflict })));
  if (all.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby="draft-conflicts">
      <h3 id="draft-conflicts">
        <FormattedMessage id="LIVE_CONFLICTS_TITLE" values={{ count: all.length }} />
      </h3>
      <p>
        <FormattedMessage id="PUBLISH_UNDECIDED" />
      </p>
      <ul>
        {all.map(({ document, conflict }) => (
          <li key={conflict.id}>
            <p>
              {[
                nameWithin(document, names, intl),
                placeName(conflict, document, intl, intl.locale.slice(0, 2)),
              ].join(' · ')}
            </p>
            <LiveConflictNote
              conflict={conflict}
              document={document.id}
              release={release}
              isReadOnly={document.readOnly !== undefined}
              onDecided={onDecided}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
