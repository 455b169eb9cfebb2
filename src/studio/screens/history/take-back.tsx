/** Takes a publication back: what it replaced is live again. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Publication, RevisionSummary } from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx';
import { announce } from '../../parts/messages/announcer.tsx';

interface Props {
  revision: RevisionSummary;
  onDone(): void;
}

export function TakeBack({ revision, onDone }: Props) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { publicationId, isLive, liveFrom } = revision;
  const mayTakeBack = atLeast(session.staff.role, 'publisher') && publicationId !== null;
  const [openedAt] = useState(() => Date.now());
  const isScheduled = liveFrom !== null && Date.parse(liveFrom) > openedAt;
  if (!mayTakeBack || (!isLive && !isScheduled)) return null;

  const takeBack = async () => {
    setProblem(null);
    try {
      const path = `/api/publications/${publicationId}`;
      await (isScheduled ? api.delete(path) : api.post<Publication>(`${path}/undo`));
      setAsking(false);
      announce(intl.formatMessage({ id: isScheduled ? 'HISTORY_CANCELLED' : 'HISTORY_TAKEN_BACK' }));
      onDone();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setAsking(true)}>
        <FormattedMessage id={isScheduled ? 'HISTORY_CANCEL' : 'HISTORY_TAKE_BACK'} />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: isScheduled ? 'HISTORY_CANCEL' : 'HISTORY_TAKE_BACK' })}
          confirm={<FormattedMessage id={isScheduled ? 'HISTORY_CANCEL' : 'HISTORY_CONFIRM'} />}
          cancel={isScheduled ? <FormattedMessage id="HISTORY_KEEP" /> : null}
          problem={problem}
          onClose={() => setAsking(false)}
          onConfirm={() => void takeBack()}
        >
          <FormattedMessage id={isScheduled ? 'HISTORY_CANCEL_TEXT' : 'HISTORY_TAKE_BACK_TEXT'} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
