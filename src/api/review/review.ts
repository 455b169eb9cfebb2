/** Product reviews. */
import { present, textOf } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { PostProductReviewDocument, ProductReviewsDocument } from './review.gen.ts';
import type { ReviewApi } from './types.ts';

export const createReviewApi = (transport: Transport, standard: StandardVariables): ReviewApi => ({
  async of(alias, skip, take) {
    const { reviews: found } = await transport.query(ProductReviewsDocument, {
      ...standard,
      alias,
      skip,
      take,
    });
    return {
      count: found?.count ?? 0,
      averageRating: found?.averageRating ?? 0,
      reviews: present(found?.reviews ?? null).map(({ rating, comment, reviewDate, author }) => ({
        rating,
        comment: textOf(comment),
        author: textOf(author),
        date: reviewDate,
      })),
    };
  },

  async post(alias, review) {
    const answer = await transport.mutate(PostProductReviewDocument, { ...standard, alias, ...review });
    return answer.postProductReview === true;
  },
});
