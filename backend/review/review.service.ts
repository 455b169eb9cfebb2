/** Reviews: anyone may write one, the shop decides which are shown. */
import type { Kysely } from 'kysely';
import type { ProductService } from '#backend/catalogue/product.service.ts';
import { callerNetwork, consumeOrReject, type Limit } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { isFromProgram } from '#backend/kernel/is-from-program.ts';
import { plainText } from '#backend/kernel/plain-text.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { findApproved, insertReview, type ReviewPage } from './review.repository.ts';
import { mostPictures, takeUploads } from './upload.repository.ts';

export interface ReviewInput {
  alias: string;
  rating: number | null;
  comment: string;
  author: string;
  vehicle: string;
  /** Names of uploads. */
  pictures: readonly string[];
  /** Of a field that people do not see. */
  website: string;
}

export interface ReviewService {
  /** Empty for an unknown product. */
  list(ctx: Context, alias: string, page: { skip: number; take: number }): Promise<ReviewPage>;
  /** False for an unknown product; a stored review waits for moderation. */
  post(ctx: Context, input: ReviewInput): Promise<boolean>;
}

interface ReviewPorts {
  db: Kysely<Schema>;
  products: Pick<ProductService, 'byAlias'>;
}

const LONGEST_AUTHOR = 50;
const LONGEST_COMMENT = 1_000;
const LONGEST_ALIAS = 300;
const perNetwork: Limit = { name: 'review', max: 10, windowSeconds: 3_600 };
const LONGEST_VEHICLE = 100;
const nothing: ReviewPage = { count: 0, averageRating: 0, ratings: [], reviews: [], pictures: [] };

/** On one line: a name with a line break could look like another author's text. */
const lineOf = (text: string, field: string, longest: number): string =>
  plainText(text.slice(0, LONGEST_COMMENT).replaceAll(/[\s\p{Cc}]+/gu, ' '), field, longest);

function checked({ rating, comment, author, vehicle, pictures }: ReviewInput) {
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

export function createReviewService({ db, products }: ReviewPorts): ReviewService {
  const productOf = async (ctx: Context, alias: string) =>
    alias === '' || alias.length > LONGEST_ALIAS || alias.includes('\0')
      ? null
      : products.byAlias(ctx, alias);

  return {
    async list(ctx, alias, page) {
      const product = await productOf(ctx, alias);
      return product ? findApproved(db, product.record.id, page) : nothing;
    },

    async post(ctx, input) {
      const review = checked(input);
      await consumeOrReject(db, perNetwork, callerNetwork(ctx), ctx);
      // What fills in the forms of a signed-in customer is the customer's own.
      if (ctx.caller.customerId === null && isFromProgram(input)) return true;
      const product = await productOf(ctx, input.alias);
      if (!product) return false;
      await withTransaction(db, async on => {
        if (!(await takeUploads(on, review.pictures)))
          throw new RequestError('BAD_USER_INPUT', 'A picture is not there any more', 'pictures');
        await insertReview(on, {
          ...review,
          productId: product.record.id,
          languageId: ctx.language.id,
          createdAt: ctx.now,
          customerId: ctx.caller.customerId,
        });
      });
      return true;
    },
  };
}
