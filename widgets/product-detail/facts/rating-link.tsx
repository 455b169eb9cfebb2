/** Average and number of the ratings under the product's name; leads to the reviews. */

import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import { reviewsAnchor } from '#components/product/reviews-anchor.ts';
import { StarRating } from '#ui/star-rating.tsx';
import styles from '../heading.module.css';

export function RatingLink({ rating: { score, voteCount } }: { rating: NonNullable<Product['rating']> }) {
  const { formatMessage, formatNumber } = useIntl();
  const rating = Math.round(score * 10) / 10;
  return (
    <a href={`#${reviewsAnchor}`} className={styles.rating}>
      <StarRating rating={rating} label={formatMessage({ id: 'A11Y_RATING' }, { rating })} />{' '}
      <span aria-hidden="true">{formatNumber(rating, { minimumFractionDigits: 1 })}</span>{' '}
      <span>{formatMessage({ id: 'PRODUCT_REVIEWS_COUNT' }, { count: voteCount })}</span>
    </a>
  );
}
