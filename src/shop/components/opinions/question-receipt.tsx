/** Shown once a question or an answer waits for the shop. */
import { useIntl } from 'react-intl';
import { EmailNotice } from '#components/account/email-notice.tsx';
import { Feedback } from '#ui/feedback.tsx';

const words = { question: 'QUESTION_DONE', answer: 'ANSWER_DONE' } as const;

interface Props {
  kind: keyof typeof words;
  /** An answer is mailed. */
  isMailed: boolean;
}

export function QuestionReceipt({ kind, isMailed }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Feedback tone="success">
      <p>{formatMessage({ id: words[kind] })}</p>
      {isMailed ? <EmailNotice /> : null}
    </Feedback>
  );
}
