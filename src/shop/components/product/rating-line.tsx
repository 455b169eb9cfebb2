/** The average rating and the number of ratings, on one line: `3,8 ★ (12)`. */
import { useIntl } from 'react-intl';
import type { Rating } from '#api/catalogue/types.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './rating-line.module.css';

export function RatingLine({ rating, className }: { rating: Rating; className?: string | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  const score = formatNumber(rating.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    // One text around the star: React separates neighbouring texts by comments, on every card.
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- text that is read as one sentence
      role="img"
      aria-label={formatMessage({ id: 'A11Y_RATING_AVERAGE' }, { score, count: rating.voteCount })}
      className={classNames(styles.rating, className)}
    >
      {`${score} `}
      <i>★</i>
      {` (${formatNumber(rating.voteCount)})`}
    </span>
  );
}
