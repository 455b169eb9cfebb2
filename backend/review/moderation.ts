/** What the shop's staff decides about reviews: shown or not, as often as it changes its mind. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { addToRating, decideReview } from './review.repository.ts';

/** False when there is no such review or it was decided that way before; the product's rating changes with it, once. */
export const moderate = (
  db: Kysely<Schema>,
  reviewId: number,
  verdict: 'approved' | 'rejected',
  now: Date,
): Promise<boolean> =>
  withTransaction(db, async on => {
    const change = await decideReview(on, reviewId, verdict, now);
    if (change && change.votes !== 0) await addToRating(on, change.productId, change.stars, change.votes);
    return change !== null;
  });
