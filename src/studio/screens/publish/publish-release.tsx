/** Shows all that a release changes, what is wrong with it as a whole, and publishes it. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpenDocument, StudioFinding } from '#studio-api/documents.ts';
import type { PublicationPost } from '#studio-api/publications.ts';
import { inRelease, type Release } from '#studio-api/releases.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { useDocumentNames } from '../../parts/documents/use-documents.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { ApprovalNeeded } from './approval-needed.tsx';
import { DraftConflicts } from './draft-conflicts.tsx';
import { mayPublish, publicationPost } from './publication-post.ts';
import { PublishFooter } from './publish-footer.tsx';
import { PublishNote } from './publish-note.tsx';
import { PublishTime } from './publish-time.tsx';
import { PublishedDocument } from './published-document.tsx';
import { ReleaseFindings } from './release-findings.tsx';
import { ScheduledChoice } from './scheduled-choice.tsx';
import { useMoments } from './use-moments.ts';
import { usePublishing } from './use-publishing.ts';

interface Props {
  id: number;
  onClose(): void;
  /** Opens the dialog that sends the release for approval. */
  onAsk(): void;
  /** @param isNow it is live */
  onDone(isNow: boolean): void;
}

/** The release with its documents as they are now, checked together. */
function useRelease(id: number) {
  const { api } = useStudio();
  return useAsync(`release ${id}`, async () => {
    const release = (await api.get<Release[]>('/api/releases')).find(each => each.id === id);
    const ids = (release?.documents ?? []).map(document => document.id);
    const [opened, findings] = await Promise.all([
      Promise.all(ids.map(each => api.get<OpenDocument>(documentPath(each, id)))),
      ids.length > 0
        ? api.post<StudioFinding[]>(inRelease('/api/check', id), { documents: ids })
        : Promise.resolve([]),
    ]);
    return { title: release?.title ?? '', opened, findings };
  });
}

export default function PublishRelease({ id, onClose, onAsk, onDone }: Props) {
  const intl = useIntl();
  const { value, error, reload } = useRelease(id);
  const names = useDocumentNames();
  const { moments, setMoments, liveFrom, liveUntil, isChosen } = useMoments();
  const [scheduled, setScheduled] = useState<PublicationPost['scheduled'] | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [acceptsWarnings, setAccepts] = useState(false);
  const [openedAt] = useState(() => new Date());
  const publishing = usePublishing({
    release: id,
    onPublished: ({ liveFrom: from }) => {
      onDone(from === undefined);
      return Promise.resolve(null);
    },
  });
  const { title = '', opened = [] } = value ?? {};
  const findings = publishing.findings ?? value?.findings ?? [];
  const choice = {
    ...{ opened, findings, acceptsWarnings, scheduled, liveFrom, liveUntil, isChosen },
    note: note ?? title,
  };
  return (
    <Dialog
      title={intl.formatMessage({ id: 'PUBLISH_RELEASE_TITLE' }, { title })}
      onClose={onClose}
      footer={
        <PublishFooter
          publishing={publishing}
          isNow={moments.from === null}
          mayPublish={mayPublish(choice, publishing)}
          onPublish={() => void publishing.publish(publicationPost(choice))}
          onClose={onClose}
        />
      }
    >
      {value ? null : <LoadState error={error} onRetry={reload} />}
      {opened.map(document => (
        <PublishedDocument
          key={document.id}
          document={document}
          names={names}
          release={id}
          at={liveFrom === undefined ? openedAt : new Date(liveFrom)}
        />
      ))}
      <DraftConflicts documents={opened} names={names} release={id} onDecided={reload} />
      <ApprovalNeeded documents={opened} names={names} isWhole onAsk={() => onAsk()} />
      <ReleaseFindings
        findings={findings}
        documents={opened}
        accepts={acceptsWarnings}
        onAccept={setAccepts}
      />
      <PublishTime moments={moments} onChange={setMoments} />
      <ScheduledChoice
        conflicts={publishing.scheduled}
        documents={opened}
        value={scheduled ?? null}
        onChange={setScheduled}
      />
      <PublishNote value={note ?? title} onChange={setNote} />
    </Dialog>
  );
}
