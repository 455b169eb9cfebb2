/** What a review must be, whether a shopper sends it or a file brings it. */
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { mostPictures } from './upload.repository.ts';

const MAX_AUTHOR_LENGTH = 50;
const MAX_COMMENT_LENGTH = 1_000;
const MAX_VEHICLE_LENGTH = 100;

interface ReviewWords {
  rating: number | null;
  comment: string;
  author: string;
  vehicle: string;
  pictures: readonly string[];
}

/** On one line: a name with a line break could look like another author's text. */
const lineOf = (text: string, field: string, longest: number): string =>
  plainText(text.slice(0, MAX_COMMENT_LENGTH).replaceAll(/[\s\p{Cc}]+/gu, ' '), field, longest);

/** The review with its texts as they are stored. @throws RequestError BAD_USER_INPUT that names the field */
export function checkReview({ rating, comment, author, vehicle, pictures }: ReviewWords) {
  const review = {
    pictures: [...new Set(pictures)],
    rating,
    author: lineOf(author, 'author', MAX_AUTHOR_LENGTH),
    vehicle: lineOf(vehicle, 'vehicle', MAX_VEHICLE_LENGTH),
    comment: plainText(comment, 'comment', MAX_COMMENT_LENGTH),
  };
  if (review.author === '') throw new RequestError('BAD_USER_INPUT', 'author is needed', 'author');
  if (rating !== null && (rating < 1 || rating > 5))
    throw new RequestError('BAD_USER_INPUT', 'rating goes from 1 to 5', 'rating');
  if (review.pictures.length > mostPictures)
    throw new RequestError('BAD_USER_INPUT', `A review has at most ${mostPictures} pictures`, 'pictures');
  if (rating === null && review.comment === '')
    throw new RequestError('BAD_USER_INPUT', 'A review needs stars or a text', 'rating');
  return review;
}
