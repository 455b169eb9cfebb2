/** Approve, refuse with a reason, answer. */
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { longestOpinion, type Opinion, type OpinionDecision } from '#studio-api/opinions.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { announce } from '../../parts/messages/announcer.tsx';
import { useSaving } from '../../parts/session/use-saving.ts';
import styles from './opinions.module.css';

interface Props {
  opinion: Opinion;
  /** Pictures that are not shown. */
  without: readonly string[];
  onDone(): void;
}

export function OpinionActions({ opinion: { kind, id, state, isUnanswered }, without, onDone }: Props) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const { isBusy, problem, save } = useSaving();
  const [asked, setAsked] = useState<'refusal' | 'answer' | null>(null);
  if (!atLeast(session.staff.role, 'publisher')) return null;

  const send = (
    path: string,
    body: object,
    said: 'OPINION_APPROVED' | 'OPINION_REJECTED' | 'OPINION_ANSWERED',
  ) =>
    void save(async () => {
      await api.post(`/api/opinions/${kind}/${id}/${path}`, body);
      announce(intl.formatMessage({ id: said }));
      setAsked(null);
      onDone();
    });
  const approve = () =>
    send('decision', { verdict: 'approved', without } satisfies OpinionDecision, 'OPINION_APPROVED');
  const reject = (refusal: string) =>
    send('decision', { verdict: 'rejected', refusal } satisfies OpinionDecision, 'OPINION_REJECTED');

  return (
    <div className={styles.actions}>
      {kind === 'question' && state !== 'rejected' ? (
        <Button size="s" loading={isBusy} onClick={() => setAsked('answer')}>
          <FormattedMessage id="OPINION_ANSWER_DO" />
        </Button>
      ) : null}
      {state === 'approved' ? null : (
        <Button
          size="s"
          variant={kind === 'question' ? 'secondary' : 'primary'}
          loading={isBusy}
          onClick={approve}
        >
          <FormattedMessage id={isUnanswered ? 'OPINION_APPROVE_OPEN' : 'OPINION_APPROVE'} />
        </Button>
      )}
      {state === 'rejected' ? null : (
        <Button size="s" variant="tertiary" loading={isBusy} onClick={() => setAsked('refusal')}>
          <FormattedMessage id="OPINION_REJECT" />
        </Button>
      )}
      <p role="alert" className={styles.problem}>
        {asked ? null : problem}
      </p>
      {asked === 'refusal' ? (
        <TextDialog
          title="OPINION_REJECT_TITLE"
          label="OPINION_REJECT_REASON"
          confirm="OPINION_REJECT"
          longest={longestOpinion.refusal}
          problem={problem}
          onClose={() => setAsked(null)}
          onSend={reject}
        />
      ) : null}
      {asked === 'answer' ? (
        <TextDialog
          isNeeded
          title="OPINION_ANSWER_TITLE"
          label="OPINION_ANSWER_TEXT"
          confirm="OPINION_ANSWER_SEND"
          longest={longestOpinion.answer}
          problem={problem}
          onClose={() => setAsked(null)}
          onSend={answer => send('answer', { answer }, 'OPINION_ANSWERED')}
        />
      ) : null}
    </div>
  );
}

interface TextProps {
  title: 'OPINION_REJECT_TITLE' | 'OPINION_ANSWER_TITLE';
  label: 'OPINION_REJECT_REASON' | 'OPINION_ANSWER_TEXT';
  confirm: 'OPINION_REJECT' | 'OPINION_ANSWER_SEND';
  longest: number;
  isNeeded?: boolean;
  problem: string | null;
  onClose(): void;
  onSend(text: string): void;
}

function TextDialog({
  title,
  label,
  confirm,
  longest,
  isNeeded = false,
  problem,
  onClose,
  onSend,
}: TextProps) {
  const intl = useIntl();
  const form = useId();
  const [text, setText] = useState('');
  return (
    <Dialog
      size="s"
      title={intl.formatMessage({ id: title })}
      onClose={onClose}
      footer={
        <>
          <Button size="s" variant="tertiary" onClick={onClose}>
            <FormattedMessage id="PUBLISH_CANCEL" />
          </Button>
          <Button size="s" type="submit" form={form}>
            <FormattedMessage id={confirm} />
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          onSend(text.trim());
        }}
      >
        <label>
          <FormattedMessage id={label} />
          <textarea
            rows={5}
            maxLength={longest}
            required={isNeeded}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
        </label>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
