/** Product reviews. */
import { present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { PostProductReviewDocument, ProductReviewsDocument } from './review.gen.ts';
import { sendPicture } from './send-picture.ts';
import type { ReviewApi } from './types.ts';

export const createReviewApi = (transport: Transport, standard: StandardVariables): ReviewApi => ({
  async of(alias, { skip, take, vehicle }) {
    const { reviews: found } = await transport.query(ProductReviewsDocument, {
      ...standard,
      alias,
      skip,
      take,
      ...(vehicle ? { vehicle } : {}),
    });
    return {
      count: found?.count ?? 0,
      averageRating: found?.averageRating ?? 0,
      mostPictures: found?.mostPictures ?? 0,
      ...(found?.vehicle ? { vehicle: found.vehicle } : {}),
      pictures: (found?.pictures ?? []).map(({ file, author }) => ({ file, author })),
      ratings: present(found?.ratings ?? null).map(({ rating, count }) => ({ rating, count })),
      reviews: present(found?.reviews ?? null).map(
        ({ rating, comment, reviewDate, author, languageId, isBuyer, vehicle, pictures }) => ({
          rating,
          comment: presentText(comment),
          author: presentText(author),
          date: reviewDate,
          language: languageId?.slice(0, 2) ?? null,
          isBuyer: isBuyer === true,
          ...(vehicle ? { vehicle } : {}),
          pictures: [...(pictures ?? [])],
        }),
      ),
    };
  },

  async post(alias, review) {
    const answer = await transport.mutate(PostProductReviewDocument, {
      ...standard,
      alias,
      ...review,
      pictures: [...review.pictures],
    });
    return answer.postProductReview === true;
  },

  sendPicture,
});
