/** How often each rating was given, as bars. */
import type { Reviews } from '#api/review/types.ts';
import { useIntl } from 'react-intl';
import styles from './reviews.module.css';

export function RatingBars({ ratings }: Pick<Reviews, 'ratings'>) {
  const { formatMessage } = useIntl();
  const votes = ratings.reduce((sum, { count }) => sum + count, 0);
  if (votes === 0) return null;
  return (
    <ul className={styles.bars}>
      {ratings.map(({ rating, count }) => (
        <li key={rating} className={styles.bar}>
          <span className="visually-hidden">
            {formatMessage({ id: 'REVIEW_RATING_COUNT' }, { rating, count })}
          </span>
          <span aria-hidden="true" className={styles.stars}>
            {rating}
            <i>★</i>
          </span>
          <span className={styles.track}>
            <span className={styles.fill} style={{ width: `${(count / votes) * 100}%` }} />
          </span>
          <span aria-hidden="true" className={styles.votes}>
            {count}
          </span>
        </li>
      ))}
    </ul>
  );
}
