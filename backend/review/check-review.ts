/** What a review must be, whether a shopper sends it or a file brings it. */
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { mostPictures } from './upload.repository.ts';

const LONGEST_AUTHOR = 50;
const LONGEST_COMMENT = 1_000;
const LONGEST_VEHICLE = 100;

interface ReviewWords {
  rating: number | null;
  comment: string;
  author: string;
  vehicle: string;
  pictures: readonly string[];
}

/** On one line: a name with a line break could look like another author's text. */
const lineOf = (text: string, field: string, longest: number): string =>
  plainText(text.slice(0, LONGEST_COMMENT).replaceAll(/[\s\p{Cc}]+/gu, ' '), field, longest);

/** The review with its texts as they are stored. @throws RequestError BAD_USER_INPUT that names the field */
export function checkReview({ rating, comment, author, vehicle, pictures }: ReviewWords) {
  const review = {
    pictures: [...new Set(pictures)],
    rating,
    author: lineOf(author, 'author', LONGEST_AUTHOR),
    vehicle: lineOf(vehicle, 'vehicle', LONGEST_VEHICLE),
    comment: plainText(comment, 'comment', LONGEST_COMMENT),
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
