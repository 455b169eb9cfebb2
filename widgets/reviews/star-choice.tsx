/** A choice of five stars: native radios with one tab stop and arrow keys; stars up to the chosen one are filled. */

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ui/icon.tsx';
import { starIcon } from '#ui/icons.ts';
import styles from './review-form.module.css';

interface Props {
  /** 0: none chosen. */
  rating: number;
  onChoose: (rating: number) => void;
  error: string | undefined;
}

export function StarChoice({ rating, onChoose, error }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <fieldset className={styles.stars} aria-describedby={error ? id : undefined}>
      <legend>{formatMessage({ id: 'REVIEW_RATING_LABEL' })}</legend>
      <div className={styles.starRow}>
        {[1, 2, 3, 4, 5].map(star => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name={`${id}-rating`}
              className="visually-hidden"
              value={star}
              checked={star === rating}
              aria-label={formatMessage({ id: 'A11Y_RATING' }, { rating: star })}
              onChange={() => onChoose(star)}
            />
            <Icon of={starIcon} size={32} filled={star <= rating} />
          </label>
        ))}
      </div>
      {error ? (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
