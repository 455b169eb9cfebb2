/** Shows what goes live, what is wrong with it and what is missing, and publishes it. */
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentId, DocumentSummary, OpenDocument, StudioFinding } from '#studio-api/documents.ts';
import type { PublicationPost } from '#studio-api/publications.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { FindingList } from '../../panels/findings/finding-list.tsx';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { ApprovalNeeded } from './approval-needed.tsx';
import { DraftConflicts } from './draft-conflicts.tsx';
import { GroupDrafts } from './group-drafts.tsx';
import { OtherDrafts } from './other-drafts.tsx';
import { PublicationFindings } from './publication-findings.tsx';
import { mayPublish, publicationPost } from './publication-post.ts';
import { PublishFooter } from './publish-footer.tsx';
import { PublishNote } from './publish-note.tsx';
import { PublishTime } from './publish-time.tsx';
import { PublishedDocument } from './published-document.tsx';
import { offeredTogether, publishedTogether } from './published-together.ts';
import { ScheduledChoice } from './scheduled-choice.tsx';
import { useMissingPages } from './use-missing-pages.ts';
import { useMoments } from './use-moments.ts';
import { useOtherDrafts } from './use-other-drafts.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

const none: readonly DocumentId[] = [];

interface Props {
  editor: EditorStore;
  /** What was changed on the way to this document: chosen too, as far as it is this person's to publish. */
  also?: readonly DocumentId[];
  /** What is chosen beside this document when the dialog opens. */
  together?: readonly DocumentId[];
  onClose(): void;
  /** Opens the dialog that sends drafts for approval; none: the one that is open. */
  onAsk(ids: readonly DocumentId[]): void;
}

/** Null for what is gone: nothing of it can be published. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}

/** The chosen documents, and what is found when several are checked together: one may be what another one lacks. */
function useChosen(chosen: readonly DocumentId[], version: number, approval: string) {
  const { api } = useStudio();
  const key = chosen.join();
  const open = (id: DocumentId) =>
    unlessGone(api.get<OpenDocument>(`/api/documents/${encodeURIComponent(id)}`));
  const documents = useAsync(
    // Somebody may approve it meanwhile.
    `${key} ${approval}`,
    async () => (await Promise.all(chosen.map(open))).filter(each => each !== null),
    // What is corrected here, or changed by others meanwhile, is published too.
    version,
  );
  const together = useAsync(
    key,
    () =>
      chosen.length > 1
        ? // Where one of them is gone, the others are checked when they are published.
          unlessGone(api.post<StudioFinding[]>('/api/check', { documents: chosen }))
        : Promise.resolve(null),
    version,
  );
  return { documents, opened: documents.value ?? [], found: together.value };
}

/** Another number after each change of any of them. */
const versionOf = ({ all }: EditorStore['group']): number =>
  all.reduce((sum, { draft }) => sum + draft.version, 0);

/** The open draft is as it is live afterwards; whether the shop shows it is asked. */
function useEditorPublishing({ draft, group }: EditorStore, onClose: () => void): Publishing {
  const { api } = useStudio();
  const missingPages = useMissingPages();
  return usePublishing({
    state: versionOf(group),
    async onPublished(post) {
      const reopened = group.all.map(async each => {
        const { id } = each.draft;
        each.draft.reopen(await api.get<OpenDocument>(`/api/documents/${encodeURIComponent(id)}`));
      });
      // It is published, whether each of them can be read again or not.
      const settled = await Promise.allSettled(reopened);
      const failed = settled.find(each => each.status === 'rejected');
      if (failed) throw failed.reason;
      const isNow = post.liveFrom === undefined;
      const problem = isNow ? await missingPages(draft.id) : null;
      if (problem === null) onClose();
      return problem;
    },
  });
}

export default observer(function PublishDialog({
  editor,
  also = none,
  together = none,
  onClose,
  onAsk,
}: Props) {
  const intl = useIntl();
  const { group } = editor;
  // What is changed while the dialog is open does not change what was chosen.
  const [main] = useState(() => publishedTogether(editor));
  const [offered] = useState(() =>
    offeredTogether(editor).filter(id => !group.partOf(id) || group.partOf(id)?.pages === 1),
  );
  const [picked, setChosen] = useState<readonly DocumentId[] | null>(null);
  const { moments, setMoments, liveFrom, liveUntil, isChosen } = useMoments();
  const [scheduled, setScheduled] = useState<PublicationPost['scheduled'] | null>(null);
  const [note, setNote] = useState('');
  const [openedAt] = useState(() => new Date());
  const [acceptsWarnings, setAccepts] = useState(false);
  const { documents: all, others, together: own } = useOtherDrafts(editor, also);
  const chosen = useMemo(
    () => picked ?? [...new Set([...main, ...together, ...own])],
    [picked, main, together, own],
  );
  const approvals = group.all.map(({ approval }) => approval?.state ?? '').join();
  const { documents, opened, found } = useChosen(chosen, versionOf(group), approvals);
  const publishing = useEditorPublishing(editor, onClose);

  const findings = publishing.findings ?? found ?? opened.flatMap(({ openFindings }) => openFindings);
  const choice = { opened, findings, acceptsWarnings, scheduled, liveFrom, liveUntil, isChosen, note };

  return (
    <Dialog
      title={intl.formatMessage({ id: 'PUBLISH_TITLE' })}
      onClose={onClose}
      footer={
        <PublishFooter
          publishing={publishing}
          isNow={moments.from === null}
          mayPublish={found !== undefined && mayPublish(choice, publishing)}
          onPublish={() => void publishing.publish(publicationPost(choice))}
          onClose={onClose}
        />
      }
    >
      <GroupDrafts {...{ editor, offered, main, chosen, names: all }} onChange={setChosen} />
      {documents.value ? null : <LoadState error={documents.error} onRetry={documents.reload} />}
      {opened.map(document => (
        <PublishedDocument
          key={document.id}
          document={document}
          names={all}
          at={liveFrom === undefined ? openedAt : new Date(liveFrom)}
        />
      ))}
      <DraftConflicts documents={opened} names={all} onDecided={documents.reload} />
      <ApprovalNeeded documents={opened} names={all} onAsk={onAsk} />
      <OtherDrafts
        documents={others}
        chosen={chosen}
        onChange={setChosen}
        isOpen={findings.some(({ severity }) => severity === 'error')}
      />
      <FindingSection
        findings={findings}
        documents={all}
        editor={editor}
        onClose={onClose}
        accepts={acceptsWarnings}
        onAccept={setAccepts}
      />
      <PublishTime moments={moments} onChange={setMoments} />
      <ScheduledChoice
        conflicts={publishing.scheduled}
        documents={all}
        value={scheduled ?? null}
        onChange={setScheduled}
      />
      <PublishNote value={note} onChange={setNote} />
    </Dialog>
  );
});

interface FindingProps extends Pick<Props, 'editor' | 'onClose'> {
  findings: readonly StudioFinding[];
  documents: readonly DocumentSummary[];
  accepts: boolean;
  onAccept(accepts: boolean): void;
}

const FindingSection = observer(function FindingSection(props: FindingProps) {
  const { findings, documents, editor, onClose, accepts, onAccept } = props;
  if (findings.length === 0) return null;
  return (
    <PublicationFindings findings={findings} accepts={accepts} onAccept={onAccept}>
      <FindingList
        findings={findings}
        documents={documents}
        editor={editor}
        onGo={({ document, nodeId, path }) => {
          onClose();
          editor.group.editorOf(document)?.select(nodeId, path);
        }}
      />
    </PublicationFindings>
  );
});
