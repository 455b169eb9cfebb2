/** Writes a comment or an answer, and says whom it is meant for: that colleague gets a mail. */
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AnswerPost, type Colleague, longestComment } from '#studio-api/comments.ts';
import { Button } from '#ui/button.tsx';
import type { WritingPlace } from '../../editing/comments/comment-store.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import styles from './comments.module.css';

interface Props {
  label: string;
  submit: 'COMMENTS_SEND' | 'COMMENTS_ANSWER_SEND';
  place: WritingPlace;
  colleagues: readonly Colleague[];
  /** Whom it is meant for at first. */
  to?: string | undefined;
  /** Stores it. */
  onSend(post: AnswerPost): Promise<void>;
  onCancel?: () => void;
}

export const CommentForm = observer(function CommentForm(props: Props) {
  const { label, submit, place, colleagues, to: first = null, onSend, onCancel } = props;
  const intl = useIntl();
  const id = useId();
  const { comments } = useEditor();
  const [problem, setProblem] = useState('');
  const draft = comments.draftAt(place);
  const { text, to, isSending } = draft ?? { text: '', to: first, isSending: false };
  const isKnown = colleagues.some(each => each.id === to);

  const send = async (comment: string) => {
    comments.setSending(place, true);
    setProblem('');
    try {
      await onSend({ id: comment, text: text.trim(), to: isKnown ? to : null });
      comments.end(place, comment);
      announce(intl.formatMessage({ id: 'COMMENTS_SENT' }));
    } catch (error) {
      comments.setSending(place, false);
      setProblem(problemText(error, intl));
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        if (draft && !isSending && text.trim() !== '') void send(draft.id);
      }}
    >
      <label htmlFor={`${id}-text`}>{label}</label>
      <textarea
        id={`${id}-text`}
        rows={3}
        required
        readOnly={isSending}
        maxLength={longestComment}
        value={text}
        onChange={event => comments.write(place, { text: event.currentTarget.value, to })}
      />
      {colleagues.length > 0 ? (
        <label className={styles.reader}>
          <FormattedMessage id="COMMENTS_TO" />
          <select
            value={isKnown && to !== null ? to : ''}
            disabled={isSending}
            onChange={event => comments.write(place, { text, to: event.currentTarget.value || null })}
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
        <Button size="s" type="submit" variant="secondary" loading={isSending}>
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
});
