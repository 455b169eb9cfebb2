/** Takes a publication back: what it replaced is live again. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { RevisionSummary } from '#studio-api/documents.ts';
import type { Publication } from '#studio-api/publications.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx';
import { CancelPublication } from '../../parts/documents/cancel-publication.tsx';
import { MovePublication } from '../../parts/documents/move-publication.tsx';
import { announce } from '../../parts/messages/announcer.tsx';
import { problemText } from '../../parts/session/problem-words.ts';

interface Props {
  revision: RevisionSummary;
  onDone(): void;
}

/** What has begun is taken back, and may get an end; what is to come is moved or cancelled. */
export function TakeBack({ revision, onDone }: Props) {
  const { session } = useStudio();
  const { publicationId, isLive, liveFrom, liveUntil, isEnd } = revision;
  const [openedAt] = useState(() => Date.now());
  if (!atLeast(session.staff.role, 'publisher') || publicationId === null || liveFrom === null) return null;
  const isScheduled = Date.parse(liveFrom) > openedAt;
  if (!isLive && !isScheduled) return null;
  const publication = {
    id: publicationId,
    liveFrom,
    ...(liveUntil === undefined ? {} : { liveUntil }),
    undoes: isEnd ? publicationId : null,
  };
  return (
    <>
      {isScheduled ? (
        <CancelPublication id={publicationId} isEnd={isEnd} onDone={onDone} />
      ) : (
        <TakeBackButton id={publicationId} onDone={onDone} />
      )}
      <MovePublication publication={publication} hasBegun={!isScheduled} onDone={onDone} />
    </>
  );
}

interface ButtonProps {
  /** Of the publication. */
  id: string;
  /** What will be, and what was done. */
  texts?: Readonly<Record<'text' | 'done', StudioMessageId>>;
  onDone(): void;
}

const ofDocument = { text: 'HISTORY_TAKE_BACK_TEXT', done: 'HISTORY_TAKEN_BACK' } as const;

export function TakeBackButton({ id, texts = ofDocument, onDone }: ButtonProps) {
  const intl = useIntl();
  const { api } = useStudio();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const takeBack = async () => {
    setProblem(null);
    try {
      await api.post<Publication>(`/api/publications/${id}/undo`);
      setAsking(false);
      announce(intl.formatMessage({ id: texts.done }));
      onDone();
    } catch (error) {
      setProblem(problemText(error, intl));
    }
  };
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setAsking(true)}>
        <FormattedMessage id="HISTORY_TAKE_BACK" />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'HISTORY_TAKE_BACK' })}
          confirm={<FormattedMessage id="HISTORY_CONFIRM" />}
          problem={problem}
          onClose={() => setAsking(false)}
          onConfirm={() => void takeBack()}
        >
          <FormattedMessage id={texts.text} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
