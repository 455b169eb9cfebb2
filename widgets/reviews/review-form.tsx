/** Stars, a name, optional text and pictures; moderated before publication. */

import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { VehicleField } from '#components/opinions/vehicle-field.tsx';
import { useFeature } from '#engine/view/engine-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './review-form.module.css';
import { StarChoice } from './star-choice.tsx';
import { useReviewForm } from './use-review-form.ts';

const longest = { author: 50, comment: 1_000 };

interface Props {
  alias: string;
  /** 0: none are taken. */
  mostPictures: number;
}

export default function ReviewForm({ alias, mostPictures }: Props) {
  const { formatMessage } = useIntl();
  const hasVehicles = useFeature('vehicles');
  const form = useReviewForm(alias, mostPictures);
  const { rating, author, phase } = form;
  const [tried, setTried] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isBusy) return;
    setTried(true);
    if (rating === 0) element.current?.querySelector<HTMLElement>('[type=radio]')?.focus();
    else if (author.trim() === '') name.current?.focus();
    else void form.send();
  };

  if (phase === 'done')
    return (
      <output>
        <Feedback tone="success">{formatMessage({ id: 'REVIEW_IN_ACCEPTANCE' })}</Feedback>
      </output>
    );
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <StarChoice
        rating={rating}
        onChoose={form.setRating}
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
        onChange={form.setAuthor}
        errorText={formatMessage({ id: 'FIELD_ERROR_REVIEW_NAME' })}
        error={tried && author.trim() === '' ? formatMessage({ id: 'FIELD_ERROR_REVIEW_NAME' }) : undefined}
      />
      <TextArea
        label={formatMessage({ id: 'REVIEW_COMMENT_PLACEHOLDER' })}
        name="comment"
        optional
        optionalLabel={formatMessage({ id: 'INPUT_OPTIONAL' })}
        maxLength={longest.comment}
        value={form.comment}
        onChange={form.setComment}
      />
      {mostPictures > 0 ? <PictureField most={mostPictures} uploads={form.pictures} /> : null}
      {hasVehicles ? <VehicleField value={form.vehicle} onChange={form.setVehicle} /> : null}
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
      <Button type="submit" loading={form.isBusy}>
        {formatMessage({ id: 'REVIEW_SEND' })}
      </Button>
    </form>
  );
}
