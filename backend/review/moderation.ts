/** Moderation of reviews by staff: a decision can be changed at any time. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { addToRating, type Decision, decideReview } from './review.repository.ts';

/** False for an unknown review or an unchanged decision; updates the product's rating once, and announces the product. */
export async function decide(
  on: Kysely<Schema>,
  reviewId: number,
  decision: Decision,
  now: Date,
): Promise<boolean> {
  const change = await decideReview(on, reviewId, decision, now);
  if (change) await addToRating(on, change.productId, change.stars, change.votes);
  return change !== null;
}

/** As `decide`, in a transaction of its own. */
export const moderate = (
  db: Kysely<Schema>,
  reviewId: number,
  verdict: Decision['verdict'],
  now: Date,
): Promise<boolean> => withTransaction(db, on => decide(on, reviewId, { verdict }, now));
