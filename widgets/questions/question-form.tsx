/** The form of a question or an answer; staff look at it before it is shown. */
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PrivacyNote } from '#components/account/privacy-note.tsx';
import { QuestionFields } from '#components/opinions/question-fields.tsx';
import { QuestionReceipt } from '#components/opinions/question-receipt.tsx';
import { websiteField } from '#components/opinions/website-field.tsx';
import {
  nothingWritten,
  nothingWrong,
  trimmed,
  type WrittenQuestion,
  wrongIn,
} from '#components/opinions/written-question.ts';
import { useFeature } from '#engine/view/engine-context.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './questions.module.css';

interface Props {
  kind: 'question' | 'answer';
  privacyHref?: string | undefined;
  /** Resolves to whether the shop has taken it; `website` is of the field that people do not see. */
  onSend: (written: WrittenQuestion, website: string) => Promise<boolean>;
}

const sendTexts = { question: 'QUESTION_SEND', answer: 'ANSWER_SEND' } as const;

export default function QuestionForm({ kind, privacyHref, onSend }: Props) {
  const { formatMessage } = useIntl();
  const hasVehicles = useFeature('vehicles');
  const { current } = useStores().vehicles;
  const [typed, setTyped] = useState(() => ({
    ...nothingWritten,
    vehicle: current && kind === 'question' ? vehicleName(current) : '',
  }));
  const [isTried, setTried] = useState(false);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'done' | 'failed'>('idle');
  const form = useRef<HTMLFormElement>(null);
  const written = trimmed(typed);
  const wrong = wrongIn(written);

  const send = async (website: string) => {
    setPhase('sending');
    // What was typed stays for another attempt.
    const isTaken = await onSend(written, website).catch(() => false);
    setPhase(isTaken ? 'done' : 'failed');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    setTried(true);
    const first = (['text', 'author', 'email'] as const).find(name => wrong[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void send(String(new FormData(event.currentTarget).get(websiteField) ?? ''));
  };

  if (phase === 'done')
    return (
      <output>
        <QuestionReceipt kind={kind} isMailed={written.email !== ''} />
      </output>
    );
  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={submit}>
      <QuestionFields
        kind={kind}
        asksVehicle={hasVehicles}
        written={typed}
        wrong={isTried ? wrong : nothingWrong}
        onChange={setTyped}
      />
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
      <Button type="submit" loading={phase === 'sending'}>
        {formatMessage({ id: sendTexts[kind] })}
      </Button>
      {privacyHref ? <PrivacyNote href={privacyHref} /> : null}
    </form>
  );
}
