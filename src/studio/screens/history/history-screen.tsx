/** Revisions of one document: who, when and why, what changed, and the way back. */
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import type { DocumentId, DocumentSummary, RevisionSummary } from '#studio-api/documents.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icons.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './history.module.css';
import { Revision } from './revision.tsx';
import { RevisionList } from './revision-list.tsx';

/** Of a document that was not published from Studio yet. */
const contents = (text: ReactNode) => (
  <Link key="contents" to="/contents">
    {text}
  </Link>
);

/** A page leads on to its areas, whose contents are most of what people look for in its history. */
const NoHistory = ({ id }: { id: DocumentId }) => (
  <div className={styles.note}>
    <p>
      <FormattedMessage id="HISTORY_NONE" />.
    </p>
    {id.startsWith('page:') ? (
      <p>
        <FormattedMessage id="HISTORY_AREAS" values={{ contents }} />
      </p>
    ) : null}
  </div>
);

export default function HistoryScreen() {
  const { id = '' } = useParams();
  return <History key={id} id={id as DocumentId} />;
}

function History({ id }: { id: DocumentId }) {
  const intl = useIntl();
  const { api } = useStudio();
  const path = `/api/documents/${encodeURIComponent(id)}`;
  const { value, error, reload } = useAsync(id, () =>
    Promise.all([api.get<DocumentSummary>(path), api.get<RevisionSummary[]>(`${path}/revisions`)]),
  );
  useEvents(['published'], reload);
  const [chosen, setChosen] = useState<number | null>(null);
  const label = value ? documentName(value[0], intl) : '';
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'HISTORY_TITLE' }, { name: label })} · Studio`;
  }, [intl, label]);
  if (!value) return <LoadState error={error} onRetry={reload} />;

  const [, revisions] = value;
  const shown = revisions.find(({ number }) => number === chosen) ?? revisions[0];
  const before = shown && revisions.find(({ number }) => number < shown.number);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Link
          to={`/edit/${encodeURIComponent(id)}`}
          className={styles.back}
          aria-label={intl.formatMessage({ id: 'HISTORY_BACK' })}
        >
          <Icon of={chevronLeftIcon} size={20} />
        </Link>
        <h1>
          <FormattedMessage id="HISTORY_TITLE" values={{ name: label }} />
        </h1>
      </header>
      {shown ? (
        <div className={styles.parts}>
          <RevisionList revisions={revisions} shown={shown.number} onChoose={setChosen} />
          <Revision key={shown.number} {...{ id, shown, before }} onTakenBack={reload} />
        </div>
      ) : (
        <NoHistory id={id} />
      )}
    </div>
  );
}
