/** Text, name and, for a question, where its answer is mailed; staff look at it before it is shown. */
import { useIntl } from 'react-intl';
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import { inside } from '#i18n/inside.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { isEmail } from '#ui/validation.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import styles from './questions.module.css';

const longest = { author: 50, text: 1_000, email: 254 };

export interface Written {
  text: string;
  author: string;
  /** Empty: none. */
  email: string;
}

interface Props {
  kind: 'question' | 'answer';
  privacyHref?: string | undefined;
  /** Resolves to whether the shop has taken it. */
  onSend: (written: Written) => Promise<boolean>;
}

const words = {
  question: {
    text: 'QUESTION_TEXT',
    error: 'QUESTION_TEXT_ERROR',
    send: 'QUESTION_SEND',
    done: 'QUESTION_DONE',
  },
  answer: { text: 'ANSWER_TEXT', error: 'ANSWER_TEXT_ERROR', send: 'ANSWER_SEND', done: 'ANSWER_DONE' },
} as const;

export default function QuestionForm({ kind, privacyHref, onSend }: Props) {
  const { formatMessage } = useIntl();
  const ids = words[kind];
  const [written, setWritten] = useState<Written>({ text: '', author: '', email: '' });
  const [isTried, setTried] = useState(false);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'done' | 'failed'>('idle');
  const form = useRef<HTMLFormElement>(null);
  const { text, author, email } = written;
  const wrong = {
    text: text.trim() === '',
    author: author.trim() === '',
    email: email.trim() !== '' && !isEmail(email),
  };

  const send = async () => {
    setPhase('sending');
    const isTaken = await onSend({ text: text.trim(), author: author.trim(), email: email.trim() }).catch(
      // Keeps the input for another attempt.
      () => false,
    );
    setPhase(isTaken ? 'done' : 'failed');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    setTried(true);
    const first = (['text', 'author', 'email'] as const).find(name => wrong[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void send();
  };

  if (phase === 'done')
    return (
      <output>
        <Feedback tone="success">
          <p>{formatMessage({ id: ids.done })}</p>
          {email.trim() === '' ? null : <EmailNotice />}
        </Feedback>
      </output>
    );
  const change = (field: keyof Written) => (value: string) => setWritten({ ...written, [field]: value });
  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={submit}>
      <TextArea
        label={formatMessage({ id: ids.text })}
        name="text"
        maxLength={longest.text}
        value={text}
        onChange={change('text')}
        error={isTried && wrong.text ? formatMessage({ id: ids.error }) : undefined}
      />
      <TextInput
        label={formatMessage({ id: 'REVIEW_NAME_PLACEHOLDER' })}
        name="author"
        autoComplete="nickname"
        maxLength={longest.author}
        value={author}
        onChange={change('author')}
        error={isTried && wrong.author ? formatMessage({ id: 'FIELD_ERROR_REVIEW_NAME' }) : undefined}
      />
      {kind === 'question' ? (
        <EmailField email={email} onChange={change('email')} isWrong={isTried && wrong.email} />
      ) : null}
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
      <Button type="submit" loading={phase === 'sending'}>
        {formatMessage({ id: ids.send })}
      </Button>
      {privacyHref ? <Privacy href={privacyHref} /> : null}
    </form>
  );
}

interface EmailProps {
  email: string;
  onChange: (email: string) => void;
  isWrong: boolean;
}

function EmailField({ email, onChange, isWrong }: EmailProps) {
  const { formatMessage } = useIntl();
  const sendsEmail = useSendsEmail();
  return (
    <TextInput
      label={formatMessage({ id: 'EMAIL' })}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={longest.email}
      optional
      optionalLabel={formatMessage({ id: 'INPUT_OPTIONAL' })}
      description={formatMessage({ id: sendsEmail ? 'QUESTION_EMAIL_HELP' : 'QUESTION_EMAIL_HELP_UNSENT' })}
      value={email}
      onChange={onChange}
      error={isWrong ? formatMessage({ id: 'EMAIL_ERROR_NOT_VALID' }) : undefined}
    />
  );
}

function Privacy({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  return (
    <p className={styles.note}>
      {formatMessage({ id: 'NEWSLETTER_PRIVACY' }, { privacy: inside(<a href={href}>.</a>) })}
    </p>
  );
}
