/** Moderation of reviews by staff: a decision can be changed at any time. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { addToRating, decideReview } from './review.repository.ts';

/** False for an unknown review or an unchanged decision; updates the product's rating once. */
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
