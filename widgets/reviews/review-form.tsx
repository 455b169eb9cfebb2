/** Stars, a name and optional text; moderated before publication. */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { StarChoice } from './star-choice.tsx';
import styles from './review-form.module.css';

const longest = { author: 50, comment: 150 };

type Phase = 'idle' | 'sending' | 'done' | 'failed';

export default function ReviewForm({ alias }: { alias: string }) {
  const { formatMessage } = useIntl();
  const { api } = useStores();
  const [rating, setRating] = useState(0);
  const [author, setAuthor] = useState('');
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const name = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const send = async () => {
    setPhase('sending');
    try {
      const { review } = await api();
      const isTaken = await review.post(alias, { rating, author: author.trim(), comment: comment.trim() });
      setPhase(isTaken ? 'done' : 'failed');
    } catch {
      // Keeps the input for another attempt.
      setPhase('failed');
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    setTried(true);
    if (rating === 0) form.current?.querySelector<HTMLElement>('[type=radio]')?.focus();
    else if (author.trim() === '') name.current?.focus();
    else void send();
  };

  if (phase === 'done')
    return (
      <output>
        <Feedback tone="success">{formatMessage({ id: 'REVIEW_IN_ACCEPTANCE' })}</Feedback>
      </output>
    );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <StarChoice
        rating={rating}
        onChoose={setRating}
        error={tried && rating === 0 ? formatMessage({ id: 'REVIEW_FEEDBACK_RATE_REQUIRED' }) : undefined}
      />
      <TextInput
        ref={name}
        label={formatMessage({ id: 'REVIEW_NAME_PLACEHOLDER' })}
        name="author"
        mode="empty"
        autoComplete="nickname"
        maxLength={longest.author}
        value={author}
        onChange={setAuthor}
        errorText={formatMessage({ id: 'FIELD_ERROR_REVIEW_NAME' })}
        error={tried && author.trim() === '' ? formatMessage({ id: 'FIELD_ERROR_REVIEW_NAME' }) : undefined}
      />
      <TextArea
        label={formatMessage({ id: 'REVIEW_COMMENT_PLACEHOLDER' })}
        name="comment"
        optional
        optionalLabel={formatMessage({ id: 'INPUT_OPTIONAL' })}
        maxLength={longest.comment}
        value={comment}
        onChange={setComment}
      />
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
      <Button type="submit" loading={phase === 'sending'}>
        {formatMessage({ id: 'REVIEW_SEND' })}
      </Button>
    </form>
  );
}
