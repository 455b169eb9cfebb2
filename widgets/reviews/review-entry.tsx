/** One customer's review: stars, text and its language, and who wrote it. */
import { useIntl } from 'react-intl';
import type { Review } from '#api/review/types.ts';
import { BuyerMark } from '#components/opinions/buyer-mark.tsx';
import opinions from '#components/opinions/opinions.module.css';
import { useForeignLanguage } from '#components/opinions/use-foreign-language.ts';
import { StarRating } from '#ui/star-rating.tsx';
import { PictureLinks } from './picture-links.tsx';

export function ReviewEntry({ review }: { review: Review }) {
  const { rating, comment, author, date, language, isBuyer, vehicle, pictures } = review;
  const { formatMessage, formatDate } = useIntl();
  const foreign = useForeignLanguage(comment ? (language ?? '') : '');
  return (
    <li className={opinions.entry}>
      <StarRating rating={rating} label={formatMessage({ id: 'A11Y_RATING' }, { rating })} size="s" />
      {comment ? (
        <p className={opinions.text} lang={foreign}>
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
        <p className={opinions.note}>{formatMessage({ id: 'REVIEW_LANGUAGE' }, { language: foreign })}</p>
      ) : null}
      <p className={opinions.note}>
        {`${formatMessage({ id: 'REVIEW_WRITTEN_BY' }, { author })}, `}
        <time dateTime={date}>{formatDate(date)}</time>
        {vehicle ? ` · ${formatMessage({ id: 'REVIEW_VEHICLE' }, { vehicle })}` : null}
      </p>
      {isBuyer ? (
        <p>
          <BuyerMark />
        </p>
      ) : null}
    </li>
  );
}
