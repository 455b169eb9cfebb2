/** Reviews: customers write them, the shop decides which are shown. */
import type { Kysely } from 'kysely';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import type { ProductService } from '#backend/catalogue/product/product.service.ts';
import { modelOf } from '#backend/catalogue/vehicle/vehicle-with.ts';
import { callerNetwork, consumeOrReject, type Limit } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { checkReview } from './check-review.ts';
import { findApproved, insertReview, type ReviewPage } from './review.repository.ts';
import { takeUploads } from './upload.repository.ts';

export interface ReviewInput {
  alias: string;
  rating: number | null;
  comment: string;
  author: string;
  vehicle: string;
  /** Names of uploads. */
  pictures: readonly string[];
}

/** What was asked for; null: everything, or a vehicle that the shop does not have. */
export interface ForModel {
  /** Make and model. */
  vehicle: string | null;
}

export interface ReviewService {
  /** Empty for an unknown product. @param wanted `vehicle`: a facet, only reviews by who has the model */
  list(
    ctx: Context,
    alias: string,
    wanted: { skip: number; take: number; vehicle: string | null },
  ): Promise<ReviewPage & ForModel>;
  /** False for an unknown product; a stored review waits for moderation. @throws RequestError UNAUTHORIZED for visitors */
  post(ctx: Context, input: ReviewInput): Promise<boolean>;
}

interface ReviewPorts {
  db: Kysely<Schema>;
  products: Pick<ProductService, 'byAlias'>;
  catalogue: Pick<Catalogue, 'reference'>;
}

const MAX_ALIAS_LENGTH = 300;
const perNetwork: Limit = { name: 'review', max: 10, windowSeconds: 3_600 };
const nothing: ReviewPage = { count: 0, averageRating: 0, ratings: [], reviews: [], pictures: [] };

export function createReviewService({ db, products, catalogue }: ReviewPorts): ReviewService {
  const productOf = async (ctx: Context, alias: string) =>
    alias === '' || alias.length > MAX_ALIAS_LENGTH || alias.includes('\0')
      ? null
      : products.byAlias(ctx, alias);

  return {
    async list(ctx, alias, { vehicle, ...page }) {
      const product = await productOf(ctx, alias);
      const model = vehicle === null ? null : modelOf(catalogue.reference(), vehicle);
      if (!product || (vehicle !== null && !model)) return { ...nothing, vehicle: null };
      const found = await findApproved(db, product.record.id, { ...page, vehicles: model && model.years });
      return { ...found, vehicle: model && model.name };
    },

    async post(ctx, input) {
      const { customerId } = ctx.caller;
      if (customerId === null) throw new RequestError('UNAUTHORIZED', 'Sign in to write a review');
      const review = checkReview(input);
      await consumeOrReject(db, perNetwork, callerNetwork(ctx), ctx);
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
          customerId,
        });
      });
      return true;
    },
  };
}
