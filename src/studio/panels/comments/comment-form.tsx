/** Writes a comment or an answer, and says whom it is meant for: that colleague gets a mail. */
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AnswerPost, type Colleague, longestComment } from '#studio-api/comments.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '../../parts/messages/announcer.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import styles from './comments.module.css';

interface Props {
  label: string;
  submit: 'COMMENTS_SEND' | 'COMMENTS_ANSWER_SEND';
  text: string;
  onText(text: string): void;
  colleagues: readonly Colleague[];
  /** Whom it is meant for at first. */
  to?: string | undefined;
  onSend(post: AnswerPost): Promise<void>;
  onCancel?: () => void;
}

export function CommentForm({ label, submit, text, onText, colleagues, to = '', onSend, onCancel }: Props) {
  const intl = useIntl();
  const id = useId();
  const [reader, setReader] = useState(to);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** The same until the comment is stored, so that a second press stores and mails nothing more. */
  const comment = useRef(crypto.randomUUID());
  const isKnown = colleagues.some(each => each.id === reader);

  const send = async () => {
    setBusy(true);
    setProblem('');
    try {
      await onSend({ id: comment.current, text: text.trim(), to: isKnown ? reader : null });
      comment.current = crypto.randomUUID();
      setReader('');
      announce(intl.formatMessage({ id: 'COMMENTS_SENT' }));
    } catch (error) {
      setProblem(problemText(error, intl));
    }
    setBusy(false);
  };
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        if (!isBusy && text.trim() !== '') void send();
      }}
    >
      <label htmlFor={`${id}-text`}>{label}</label>
      <textarea
        id={`${id}-text`}
        rows={3}
        required
        maxLength={longestComment}
        value={text}
        onChange={event => onText(event.currentTarget.value)}
      />
      {colleagues.length > 0 ? (
        <label className={styles.reader}>
          <FormattedMessage id="COMMENTS_TO" />
          <select
            value={isKnown ? reader : ''}
            onChange={event => setReader(event.currentTarget.value)}
            aria-describedby={`${id}-help`}
          >
            <option value="">{intl.formatMessage({ id: 'COMMENTS_TO_ALL' })}</option>
            {colleagues.map(colleague => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <p id={`${id}-help`} className={styles.soft}>
        {isKnown ? <FormattedMessage id="COMMENTS_TO_HELP" /> : null}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Button size="s" type="submit" variant="secondary" loading={isBusy}>
          <FormattedMessage id={submit} />
        </Button>
        {onCancel ? (
          <Button size="s" variant="tertiary" onClick={onCancel}>
            <FormattedMessage id="COMMENTS_CANCEL" />
          </Button>
        ) : null}
      </div>
    </form>
  );
}
