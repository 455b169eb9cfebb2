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
  RestorePost,
  RevisionSummary,
} from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icons.ts';
import type { ApiClient } from '../../parts/api/api-client.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { announce } from '../../parts/messages/announcer.tsx';
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

/** A page leads on to the areas that it shares with others: those that it alone shows have their history here. */
const NoHistory = ({ sharesAreas }: { sharesAreas: boolean }) => (
  <div className={styles.note}>
    <p>
      <FormattedMessage id="HISTORY_NONE" />.
    </p>
    {sharesAreas ? (
      <p>
        <FormattedMessage id="HISTORY_AREAS" values={{ contents }} />
      </p>
    ) : null}
  </div>
);

interface Restored extends DraftRestored {
  /** What the draft is now. */
  state: RestorePost['state'];
}

const restoredTexts = { known: 'HISTORY_RESTORED', stored: 'HISTORY_RESTORED_STORED' } as const;
const discardedTexts = { known: 'HISTORY_DISCARDED', stored: 'HISTORY_DISCARDED_STORED' } as const;

/** Where the draft is, and where what it said before; what is restored is mostly meant for the shop. */
function RestoredNote({ result, editor }: { result: Restored | null; editor: string }) {
  const { session } = useStudio();
  const navigate = useNavigate();
  // Of a discarded draft nothing is left to publish.
  const isDiscarded = result?.state === 'live';
  const texts = isDiscarded ? discardedTexts : restoredTexts;
  return (
    <output className={styles.restored}>
      {result ? (
        <>
          <p>
            <FormattedMessage
              id={result.kept === null ? texts.known : texts.stored}
              values={{
                number: result.kept,
                draft: inside(<Link to={editor}>.</Link>),
              }}
            />
          </p>
          {!isDiscarded && atLeast(session.staff.role, 'publisher') ? (
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
  return <Histories key={`${id} ${release}`} id={id as DocumentId} release={release} />;
}

/** A page and what it alone shows have a history each; that of what was published last is opened. */
function Histories({ id, release }: { id: DocumentId; release: number }) {
  const intl = useIntl();
  const { api } = useStudio();
  const [chosen, setChosen] = useState<DocumentId | null>(null);
  const { value, error, reload } = useAsync(`histories ${id} ${release}`, () =>
    readHistories(id, release, api),
  );
  if (!value) return <LoadState error={error} onRetry={reload} />;
  const { page, ids, newest } = value;
  const shown = chosen ?? newest;
  const name = documentName(page, intl);
  return (
    <History key={shown} id={shown} release={release} name={name} editor={id}>
      {ids.length > 1 ? (
        <nav className={styles.of} aria-label={intl.formatMessage({ id: 'HISTORY_OF' })}>
          {ids.map(each => (
            <button key={each} type="button" aria-pressed={each === shown} onClick={() => setChosen(each)}>
              {intl.formatMessage({ id: each === id ? 'HISTORY_OF_REST' : 'HISTORY_OF_CONTENT' })}
            </button>
          ))}
        </nav>
      ) : null}
    </History>
  );
}

interface FoundHistories {
  page: OpenDocument;
  /** The page, and what it alone shows. */
  ids: DocumentId[];
  /** Of these, what was published last. */
  newest: DocumentId;
}

async function readHistories(id: DocumentId, release: number, api: ApiClient): Promise<FoundHistories> {
  const page = await api.get<OpenDocument>(documentPath(id, release));
  const own = (page.parts ?? []).filter(({ pages }) => pages === 1).map(({ document }) => document);
  const ids = [id, ...own];
  if (own.length === 0) return { page, ids, newest: id };
  const latest = await Promise.all(
    ids.map(async each => {
      const path = `/api/documents/${encodeURIComponent(each)}/revisions`;
      const [first] = await api.get<RevisionSummary[]>(path);
      return { id: each, at: first?.createdAt ?? '' };
    }),
  );
  const [newest] = latest.toSorted((a, b) => b.at.localeCompare(a.at));
  return { page, ids, newest: newest?.id ?? id };
}

interface HistoryProps {
  id: DocumentId;
  release: number;
  /** What people call it. */
  name: string;
  /** The document whose editor leads here. */
  editor: DocumentId;
  /** Above the list. */
  children: ReactNode;
}

function History({ id, release, name: label, editor: from, children }: HistoryProps) {
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
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenState | null>(null);
  const [restored, setRestored] = useState<Restored | null>(null);
  const editor = `/edit/${encodeURIComponent(from)}`;
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'HISTORY_TITLE' }, { name: label })} · Studio`;
  }, [intl, label]);
  if (!value) return <LoadState error={error} onRetry={reload} />;

  const [opened, revisions, decisions, approvals] = value;
  const hasDraft = opened.state === 'changed';
  const shown = revisions.find(({ number }) => number === chosen) ?? revisions[0];
  const before = shown && revisions.find(({ number }) => number < shown.number);
  const showsDraft = hasDraft && (chosen === 'draft' || !shown);
  /** The dialog opens above the page that shows what was restored; what the draft said before is said there. */
  const publish = ({ kept }: DraftRestored) => {
    announce(
      intl.formatMessage(
        { id: kept === null ? restoredTexts.known : restoredTexts.stored },
        { number: kept, draft: words => words.join('') },
      ),
    );
    void navigate(editor, { state: { publish: [] } });
  };
  const onRestored = (result: Restored) => {
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
      {children}
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
              onPublish={publish}
              document={opened}
              onTakenBack={reload}
            />
          ) : null}
        </div>
      ) : (
        <NoHistory sharesAreas={(opened.parts ?? []).some(({ pages }) => pages > 1)} />
      )}
      <ApprovalList approvals={approvals} />
      <DecisionList decisions={decisions} />
    </div>
  );
}
