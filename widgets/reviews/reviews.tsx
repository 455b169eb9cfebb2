/** Average and reviews, page by page, and a button to write one. */
import { useIntl } from 'react-intl';
import type { Reviews } from '#api/review/types.ts';
import { reviewsAnchor } from '#components/product/reviews-anchor.ts';
import type { WidgetProps } from '#engine/contract.ts';
import type { ReviewsResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/pagination.tsx';
import { StarRating } from '#ui/star-rating.tsx';
import { useId, useRef } from 'react';
import { ReviewEntry } from './review-entry.tsx';
import { PictureLinks } from './picture-links.tsx';
import { RatingBars } from './rating-bars.tsx';
import styles from './reviews.module.css';
import { useReviews } from './use-reviews.ts';
import { WriteReview } from './write-review.tsx';

export function ReviewsView({ props: { alias }, data }: WidgetProps<ReviewsResolved, Reviews>) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { page, pages, reviews, phase, show } = useReviews(alias, data);
  const { count, averageRating, ratings, pictures, mostPictures } = data;
  const rating = Math.round(averageRating * 10) / 10;

  return (
    <section id={reviewsAnchor} tabIndex={-1} aria-labelledby={id} className={styles.reviews}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {formatMessage({ id: 'PRODUCT_REVIEWS' })}
        </h2>
        {count > 0 ? (
          <p className={styles.average}>
            <StarRating rating={rating} label={formatMessage({ id: 'A11Y_RATING' }, { rating })} />
            <strong aria-hidden="true">{formatNumber(rating, { minimumFractionDigits: 1 })}</strong>
            <span>{formatMessage({ id: 'PRODUCT_REVIEWS_COUNT' }, { count })}</span>
          </p>
        ) : (
          <p>{formatMessage({ id: 'REVIEWS_LIST_EMPTY' })}</p>
        )}
        <RatingBars ratings={ratings} />
        <p className={styles.note}>{formatMessage({ id: 'REVIEW_VERIFICATION' })}</p>
        <WriteReview alias={alias} mostPictures={mostPictures} />
      </div>
      {count > 0 ? (
        <div>
          {pictures.length > 0 ? (
            <div className={styles.customerPictures}>
              <h3 className={styles.subtitle}>{formatMessage({ id: 'REVIEW_PICTURES_TITLE' })}</h3>
              <PictureLinks
                label={formatMessage({ id: 'REVIEW_PICTURES_TITLE' })}
                pictures={pictures}
                isStrip
              />
            </div>
          ) : null}
          <ul
            ref={list}
            tabIndex={-1}
            className={classNames(styles.list, phase === 'loading' && styles.waiting)}
          >
            {reviews.map(review => (
              <ReviewEntry key={`${review.author} ${review.date}`} review={review} />
            ))}
          </ul>
          {phase === 'failed' ? <p role="alert">{formatMessage({ id: 'ERROR_NETWORK' })}</p> : null}
          <Pagination
            className={styles.pages}
            page={page}
            pages={pages}
            onPage={number => void show(number).then(isShown => isShown && list.current?.focus())}
            labels={{
              navigation: formatMessage({ id: 'A11Y_PAGINATION' }),
              previous: formatMessage({ id: 'PAGINATION_PREVIOUS' }),
              next: formatMessage({ id: 'PAGINATION_NEXT' }),
              page: number => formatMessage({ id: 'PAGINATION_PAGE_OF' }, { page: number, pages }),
            }}
          />
        </div>
      ) : null}
    </section>
  );
}
