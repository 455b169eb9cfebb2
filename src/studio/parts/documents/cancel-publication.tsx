/** Cancels a publication, or an end, that has not come. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Publication } from '#studio-api/publications.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../context/studio-context.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { announce } from '../messages/announcer.tsx';
import { problemText } from '../session/problem-words.ts';

interface Props {
  id: Publication['id'];
  /** It takes another publication back. */
  isEnd: boolean;
  onDone(): void;
}

export function CancelPublication({ id, isEnd, onDone }: Props) {
  const intl = useIntl();
  const { api } = useStudio();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const texts = isEnd
    ? ({ button: 'SCHEDULE_CANCEL_END', text: 'SCHEDULE_CANCEL_END_TEXT' } as const)
    : ({ button: 'HISTORY_CANCEL', text: 'HISTORY_CANCEL_TEXT' } as const);

  const cancel = async () => {
    setProblem(null);
    try {
      await api.delete(`/api/publications/${id}`);
      setAsking(false);
      announce(intl.formatMessage({ id: 'HISTORY_CANCELLED' }));
      onDone();
    } catch (error) {
      setProblem(problemText(error, intl));
    }
  };
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setAsking(true)}>
        <FormattedMessage id={texts.button} />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: texts.button })}
          confirm={<FormattedMessage id={texts.button} />}
          cancel={<FormattedMessage id="HISTORY_KEEP" />}
          problem={problem}
          onClose={() => setAsking(false)}
          onConfirm={() => void cancel()}
        >
          <FormattedMessage id={texts.text} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
