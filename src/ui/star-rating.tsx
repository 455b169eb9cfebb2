/** A rating as five stars, read as one sentence. */
import { classNames } from './class-names.ts';
import styles from './star-rating.module.css';

export interface StarRatingProps {
  /** 0 to 5; rendered to one decimal. */
  rating: number;
  /** The full sentence, such as "4.5 out of 5 stars, 12 reviews". */
  label: string;
  /** Shown after the stars, such as the number of reviews. */
  count?: number | undefined;
  size?: 's' | 'm';
  className?: string | undefined;
}

export function StarRating({ rating, label, count, size = 'm', className }: StarRatingProps) {
  const share = `${Math.round((Math.min(Math.max(rating, 0), 5) / 5) * 1000) / 10}%`;
  return (
    <span className={classNames(styles.rating, size === 's' && styles.small, className)}>
      <span className="visually-hidden">{label}</span>
      <span className={styles.stars} style={{ backgroundSize: `${share} 100%` }} />
      {count === undefined ? null : (
        <span className={styles.count} aria-hidden="true">
          ({count})
        </span>
      )}
    </span>
  );
}
