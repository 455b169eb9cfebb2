/** Revisions of one document: who, when and why, what changed, and the way back. */
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { inside } from '#i18n/inside.ts';
import type { ApprovalRecord } from '#studio-api/approvals.ts';
import type {
  DecisionTaken,
  DocumentId,
  DraftRestored,
  OpenDocument,
  RevisionSummary,
} from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icons.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { ReleasePerspective } from '../../parts/releases/release-perspective.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import { ApprovalList } from './approval-list.tsx';
import { DecisionList } from './decision-list.tsx';
import styles from './history.module.css';
import { DraftState, Revision } from './revision.tsx';
import { type ChosenState, RevisionList } from './revision-list.tsx';

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

/** Where the draft is, and where what it said before; what is restored is mostly meant for the shop. */
function RestoredNote({ result, editor }: { result: DraftRestored | null; editor: string }) {
  const { session } = useStudio();
  const navigate = useNavigate();
  return (
    <output className={styles.restored}>
      {result ? (
        <>
          <p>
            <FormattedMessage
              id={result.kept === null ? 'HISTORY_RESTORED' : 'HISTORY_RESTORED_STORED'}
              values={{
                number: result.kept,
                draft: inside(<Link to={editor}>.</Link>),
              }}
            />
          </p>
          {atLeast(session.staff.role, 'publisher') ? (
            <Button size="s" onClick={() => void navigate(editor, { state: { publish: [] } })}>
              <FormattedMessage id="EDITOR_PUBLISH" />
            </Button>
          ) : null}
        </>
      ) : null}
    </output>
  );
}

export default function HistoryScreen() {
  const { id = '' } = useParams();
  const { release } = useCurrentRelease();
  return <History key={`${id} ${release}`} id={id as DocumentId} release={release} />;
}

function History({ id, release }: { id: DocumentId; release: number }) {
  const intl = useIntl();
  const { api } = useStudio();
  const path = `/api/documents/${encodeURIComponent(id)}`;
  const { value, error, reload } = useAsync(`${id} ${release}`, () =>
    Promise.all([
      api.get<OpenDocument>(documentPath(id, release)),
      api.get<RevisionSummary[]>(`${path}/revisions`),
      api.get<DecisionTaken[]>(`${path}/decisions`),
      api.get<ApprovalRecord[]>(`${path}/approvals`),
    ]),
  );
  useEvents(['published', 'approvals'], reload);
  const [chosen, setChosen] = useState<ChosenState | null>(null);
  const [restored, setRestored] = useState<DraftRestored | null>(null);
  const editor = `/edit/${encodeURIComponent(id)}`;
  const label = value ? documentName(value[0], intl) : '';
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'HISTORY_TITLE' }, { name: label })} · Studio`;
  }, [intl, label]);
  if (!value) return <LoadState error={error} onRetry={reload} />;

  const [opened, revisions, decisions, approvals] = value;
  const hasDraft = opened.state === 'changed';
  const shown = revisions.find(({ number }) => number === chosen) ?? revisions[0];
  const before = shown && revisions.find(({ number }) => number < shown.number);
  const showsDraft = hasDraft && (chosen === 'draft' || !shown);
  const onRestored = (result: DraftRestored) => {
    setRestored(result);
    reload();
  };
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Link to={editor} className={styles.back} aria-label={intl.formatMessage({ id: 'HISTORY_BACK' })}>
          <Icon of={chevronLeftIcon} size={20} />
        </Link>
        <h1>
          <FormattedMessage id="HISTORY_TITLE" values={{ name: label }} />
        </h1>
      </header>
      <ReleasePerspective />
      <RestoredNote result={restored} editor={editor} />
      {shown || hasDraft ? (
        <div className={styles.parts}>
          <RevisionList
            revisions={revisions}
            draft={hasDraft ? opened : null}
            shown={showsDraft ? 'draft' : (shown?.number ?? 'draft')}
            onChoose={setChosen}
          />
          {showsDraft ? (
            <DraftState document={opened} onRestored={onRestored} />
          ) : shown ? (
            <Revision
              key={shown.number}
              {...{ id, shown, before, onRestored }}
              document={opened}
              onTakenBack={reload}
            />
          ) : null}
        </div>
      ) : (
        <NoHistory id={id} />
      )}
      <ApprovalList approvals={approvals} />
      <DecisionList decisions={decisions} />
    </div>
  );
}
