/** Average and reviews, page by page, and a button to write one. */
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Reviews } from '#api/review/types.ts';
import { OpinionPages } from '#components/opinions/opinion-pages.tsx';
import opinions from '#components/opinions/opinions.module.css';
import { OpinionsOfVehicle } from '#components/opinions/opinions-of-vehicle.tsx';
import { OpinionsSection } from '#components/opinions/opinions-section.tsx';
import { useLastAsked } from '#components/opinions/use-last-asked.ts';
import { reviewsAnchor } from '#components/product/reviews-anchor.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ReviewsResolved } from '#engine/page-types.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { StarRating } from '#ui/star-rating.tsx';
import type { ReviewsData } from './load-reviews.ts';
import { reviewsPerPage } from './page-size.ts';
import { PictureLinks } from './picture-links.tsx';
import { ReviewEntry } from './review-entry.tsx';
import styles from './reviews.module.css';
import { WriteReview } from './write-review.tsx';

/** How often each rating was given, as bars. */
function RatingBars({ ratings }: Pick<Reviews, 'ratings'>) {
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

interface Asked {
  page: number;
  /** Facet of the vehicle whose owners' reviews are shown; null: all. */
  vehicle: string | null;
}

/** Of the vehicle in the address where it is asked for, otherwise of all. */
function firstShown({ own, count, reviews }: ReviewsData): Asked & Pick<ReviewsData, 'count' | 'reviews'> {
  return own?.isChosen
    ? { page: 1, vehicle: own.facetId, count: own.count, reviews: [...own.reviews] }
    : { page: 1, vehicle: null, count, reviews };
}

export function ReviewsView({ props: { alias }, data, page }: WidgetProps<ReviewsResolved, ReviewsData>) {
  const { formatMessage } = useIntl();
  const { api } = useStores();
  const { count, pictures, mostPictures } = data;
  const { shown, phase, show } = useLastAsked(firstShown(data), async (asked: Asked) => {
    const { review } = await api();
    const skip = (asked.page - 1) * reviewsPerPage;
    const found = await review.of(alias, { skip, take: reviewsPerPage, vehicle: asked.vehicle });
    return { ...asked, count: found.count, reviews: found.reviews };
  });
  const find = useCallback(
    async (vehicle: string) => (await api()).review.of(alias, { skip: 0, take: 0, vehicle }),
    [api, alias],
  );

  return (
    <OpinionsSection
      anchor={reviewsAnchor}
      title={formatMessage({ id: 'PRODUCT_REVIEWS' })}
      head={
        <>
          <Average reviews={data} />
          <p className={opinions.note}>{formatMessage({ id: 'REVIEW_VERIFICATION' })}</p>
          <WriteReview alias={alias} mostPictures={mostPictures} />
          {count > 0 ? (
            <OpinionsOfVehicle
              inAddress={data.own}
              page={page}
              anchor={reviewsAnchor}
              find={find}
              shown={shown.vehicle}
              onShow={vehicle => void show({ page: 1, vehicle })}
            />
          ) : null}
        </>
      }
    >
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
          <OpinionPages
            label={formatMessage({ id: 'A11Y_PAGINATION' })}
            page={shown.page}
            pages={Math.ceil(shown.count / reviewsPerPage)}
            phase={phase}
            onPage={number => show({ page: number, vehicle: shown.vehicle })}
          >
            {shown.reviews.map(review => (
              <ReviewEntry key={`${review.author} ${review.date}`} review={review} />
            ))}
          </OpinionPages>
        </div>
      ) : null}
    </OpinionsSection>
  );
}

function Average({ reviews: { count, averageRating, ratings } }: { reviews: Reviews }) {
  const { formatMessage, formatNumber } = useIntl();
  const rating = Math.round(averageRating * 10) / 10;
  if (count === 0) return <p>{formatMessage({ id: 'REVIEWS_LIST_EMPTY' })}</p>;
  return (
    <>
      <p className={styles.average}>
        <StarRating rating={rating} label={formatMessage({ id: 'A11Y_RATING' }, { rating })} />
        <strong aria-hidden="true">{formatNumber(rating, { minimumFractionDigits: 1 })}</strong>
        <span>{formatMessage({ id: 'PRODUCT_REVIEWS_COUNT' }, { count })}</span>
      </p>
      <RatingBars ratings={ratings} />
    </>
  );
}
