/** One customer's review. */
import { useIntl } from 'react-intl';
import type { Review } from '#api/review/types.ts';
import { StarRating } from '#ui/star-rating.tsx';
import styles from './reviews.module.css';

export function ReviewEntry({ review: { rating, comment, author, date } }: { review: Review }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <li className={styles.review}>
      <StarRating rating={rating} label={formatMessage({ id: 'A11Y_RATING' }, { rating })} size="s" />
      {comment ? <p className={styles.comment}>{comment}</p> : null}
      <p className={styles.note}>
        {formatMessage({ id: 'REVIEW_WRITTEN_BY' }, { author })} ·{' '}
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
    </li>
  );
}
