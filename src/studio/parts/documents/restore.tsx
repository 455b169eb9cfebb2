/**
 * Makes the draft what a revision says, or what is live: the draft that is there stays in the history. Only what throws a
 * draft away asks before; a revision is exchanged for another one by the same press.
 */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { DocumentId, DraftRestored, RestorePost } from '#studio-api/documents.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { useStudio } from '../context/studio-context.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useCurrentRelease } from '../releases/current-release.tsx';
import { documentPath } from '../releases/document-path.ts';
import { problemText } from '../session/problem-words.ts';

interface Texts {
  button: StudioMessageId;
  /** What the question says; absent: nothing is asked. */
  text?: StudioMessageId;
}

interface Props {
  id: DocumentId;
  state: RestorePost['state'];
  /** Of the draft as it is shown. */
  version: number;
  onDone(result: DraftRestored): void;
  /** What it is called; by default what it does to the draft. */
  texts?: Texts;
}

const usualTexts = (state: RestorePost['state']): Texts =>
  state === 'live'
    ? { button: 'HISTORY_DISCARD', text: 'HISTORY_DISCARD_TEXT' }
    : { button: 'HISTORY_RESTORE' };

export function Restore({ id, state, version, onDone, texts = usualTexts(state) }: Props) {
  const intl = useIntl();
  const { api } = useStudio();
  const { release } = useCurrentRelease();
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const restore = async () => {
    setProblem(null);
    setWorking(true);
    try {
      const post: RestorePost = { state, version };
      const result = await api.post<DraftRestored>(documentPath(id, release, '/restore'), post);
      setAsking(false);
      onDone(result);
    } catch (error) {
      setProblem(problemText(error, intl));
    }
    setWorking(false);
  };
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        loading={isWorking && !isAsking}
        onClick={() => (texts.text ? setAsking(true) : void restore())}
      >
        <FormattedMessage id={texts.button} />
      </Button>
      {problem !== null && !isAsking ? <Feedback tone="error">{problem}</Feedback> : null}
      {isAsking && texts.text ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: texts.button })}
          confirm={<FormattedMessage id={texts.button} />}
          problem={problem}
          isBusy={isWorking}
          onClose={() => setAsking(false)}
          onConfirm={() => void restore()}
        >
          <FormattedMessage id={texts.text} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
