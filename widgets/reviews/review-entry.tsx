/** One customer's review. */
import type { Review } from '#api/review/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { StarRating } from '#ui/star-rating.tsx';
import styles from './reviews.module.css';

export function ReviewEntry({ review: { rating, comment, author, date } }: { review: Review }) {
  const { t, formatDate } = useTexts();
  return (
    <li className={styles.review}>
      <StarRating rating={rating} label={t('A11Y_RATING', { rating })} size="s" />
      {comment ? <p className={styles.comment}>{comment}</p> : null}
      <p className={styles.note}>
        {t('REVIEW_WRITTEN_BY', { author })} · <time dateTime={date}>{formatDate(date)}</time>
      </p>
    </li>
  );
}
