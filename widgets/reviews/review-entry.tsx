/** One customer's review: stars, text and its language, and who wrote it. */
import { useIntl } from 'react-intl';
import type { Review } from '#api/review/types.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { StarRating } from '#ui/star-rating.tsx';
import { PictureLinks } from './picture-links.tsx';
import styles from './reviews.module.css';

export function ReviewEntry({ review }: { review: Review }) {
  const { rating, comment, author, date, language, isBuyer, vehicle, pictures } = review;
  const { formatMessage, formatDate, locale } = useIntl();
  const foreign = comment && language && !locale.startsWith(language) ? language : null;
  return (
    <li className={styles.review}>
      <StarRating rating={rating} label={formatMessage({ id: 'A11Y_RATING' }, { rating })} size="s" />
      {comment ? (
        <p className={styles.comment} lang={foreign ?? undefined}>
          {comment}
        </p>
      ) : null}
      {pictures.length > 0 ? (
        <PictureLinks
          label={formatMessage({ id: 'REVIEW_PICTURES_OF' }, { author })}
          pictures={pictures.map(file => ({ file, author }))}
        />
      ) : null}
      {foreign ? (
        <p className={styles.note}>{formatMessage({ id: 'REVIEW_LANGUAGE' }, { language: foreign })}</p>
      ) : null}
      <p className={styles.note}>
        {formatMessage({ id: 'REVIEW_WRITTEN_BY' }, { author })} ·{' '}
        <time dateTime={date}>{formatDate(date)}</time>
        {vehicle ? ` · ${formatMessage({ id: 'REVIEW_VEHICLE' }, { vehicle })}` : null}
      </p>
      {isBuyer ? (
        <p className={styles.buyer}>
          <Icon of={checkIcon} size={16} />
          {formatMessage({ id: 'REVIEW_BUYER' })}
        </p>
      ) : null}
    </li>
  );
}
