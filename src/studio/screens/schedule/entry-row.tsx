/** One moment of the schedule: what happens, to which documents, and for publishers its other moment and its end. */
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DocumentNode } from '#engine/operation/operation.ts';
import type { DocumentUse } from '#studio-api/documents.ts';
import type { Publication } from '#studio-api/publications.ts';
import type { ScheduleEntry } from '#studio-api/schedule.ts';
import { atLeast } from '#studio-api/staff.ts';
import { classNames } from '#ui/class-names.ts';
import { nodeName } from '../../editing/structure/part-name.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { CancelPublication } from '../../parts/documents/cancel-publication.tsx';
import { MovePublication } from '../../parts/documents/move-publication.tsx';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './schedule.module.css';

const kindTexts = {
  begin: 'SCHEDULE_BEGINS',
  end: 'SCHEDULE_ENDS',
  shown: 'SCHEDULE_SHOWN',
  over: 'SCHEDULE_OVER',
} as const;

interface Props {
  entry: ScheduleEntry;
  onDone(): void;
}

export function EntryRow({ entry, onDone }: Props) {
  const intl = useIntl();
  return (
    <li className={styles.entry}>
      <time dateTime={entry.at}>{intl.formatTime(entry.at, { timeStyle: 'short' })}</time>
      <span className={classNames(styles.kind, styles[entry.is])}>
        <FormattedMessage id={kindTexts[entry.is]} />
      </span>
      {'publication' in entry ? (
        <PublicationEntry publication={entry.publication} onDone={onDone} />
      ) : (
        <span>
          <DocumentLink document={entry.document} part={entry.trail.at(-1)} />
        </span>
      )}
    </li>
  );
}

function DocumentLink({
  document,
  part,
  release = 0,
}: {
  document: Pick<DocumentUse, 'id' | 'label' | 'names'>;
  part?: DocumentNode | undefined;
  /** Whose draft it leads to; 0: of none. */
  release?: number;
}) {
  const intl = useIntl();
  const { locale } = useStudio();
  const { setRelease } = useCurrentRelease();
  return (
    <Link
      to={`/edit/${encodeURIComponent(document.id)}`}
      state={part ? { select: part.id } : null}
      onClick={() => setRelease(release)}
    >
      {[documentName(document, intl), ...(part ? [nodeName(part, intl, locale)] : [])].join(' · ')}
    </Link>
  );
}

function PublicationEntry({ publication, onDone }: { publication: Publication; onDone(): void }) {
  const intl = useIntl();
  const { session } = useStudio();
  const { id, documents, by, note, undoes, liveUntil, release, releaseTitle } = publication;
  // At its end a release is live, where its drafts are changed no more.
  const edited = undoes === null ? release : undefined;
  const until = liveUntil
    ? intl.formatMessage(
        { id: 'PAGES_STATE_UNTIL' },
        { moment: intl.formatDate(liveUntil, { dateStyle: 'medium', timeStyle: 'short' }) },
      )
    : null;
  return (
    <div className={styles.publication}>
      {releaseTitle === undefined ? null : (
        <b>
          <FormattedMessage id="SCHEDULE_RELEASE" values={{ title: releaseTitle }} />
        </b>
      )}
      <ul className={styles.documents}>
        {documents.map(document => (
          <li key={document.id}>
            <DocumentLink document={document} {...(edited === undefined ? {} : { release: edited })} />
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{[until, by, note].filter(Boolean).join(' · ')}</p>
      {atLeast(session.staff.role, 'publisher') ? (
        <div className={styles.actions}>
          <MovePublication publication={publication} hasBegun={false} onDone={onDone} />
          <CancelPublication id={id} isEnd={undoes !== null} onDone={onDone} />
        </div>
      ) : null}
    </div>
  );
}
