/** Reviews in the database, and the ratings of their products. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

type Db = Kysely<Schema>;

export interface NewReview {
  productId: number;
  rating: number | null;
  author: string;
  comment: string;
  languageId: string;
  createdAt: Date;
}

export interface Review {
  /** Null for a review without stars. */
  rating: number | null;
  author: string;
  comment: string;
  createdAt: Date;
}

export interface ReviewPage {
  count: number;
  /** Of those that carry stars; 0 without any. */
  averageRating: number;
  reviews: readonly Review[];
}

/** A review as the shop's staff sees it before it decides. */
export interface PendingReview extends Review {
  id: number;
  articleNumber: string;
}

export async function insertReview(db: Db, review: NewReview): Promise<void> {
  await db
    .insertInto('product_review')
    .values({
      product_id: review.productId,
      rating: review.rating,
      author: review.author,
      comment: review.comment,
      language_id: review.languageId,
      created_at: review.createdAt,
      moderated_at: null,
    })
    .execute();
}

/** Approved reviews, newest first. */
export async function findApproved(
  db: Db,
  productId: number,
  { skip, take }: { skip: number; take: number },
): Promise<ReviewPage> {
  const approved = db
    .selectFrom('product_review')
    .where('product_id', '=', productId)
    .where('status', '=', 'approved');
  const [sum, rows] = await Promise.all([
    approved
      .select(({ fn }) => [fn.countAll().as('count'), sql<string | null>`avg(rating)`.as('average')])
      .executeTakeFirstOrThrow(),
    take === 0
      ? []
      : approved
          .select(['rating', 'author', 'comment', 'created_at'])
          .orderBy('created_at', 'desc')
          .orderBy('review_id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
  ]);
  return {
    count: Number(sum.count),
    averageRating: Number(sum.average ?? 0),
    reviews: rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt })),
  };
}

/** Pending reviews, oldest first. */
export async function findPending(db: Db, take: number): Promise<PendingReview[]> {
  const rows = await db
    .selectFrom('product_review')
    .innerJoin('product', 'product.product_id', 'product_review.product_id')
    .select(['review_id', 'rating', 'author', 'comment', 'created_at', 'article_number'])
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('review_id')
    .limit(take)
    .execute();
  return rows.map(row => ({
    id: row.review_id,
    articleNumber: row.article_number,
    rating: row.rating,
    author: row.author,
    comment: row.comment,
    createdAt: row.created_at,
  }));
}

type Verdict = 'approved' | 'rejected';

/** The change of the product's rating by the decision; null when the review is unknown or already has it. */
export async function decideReview(
  db: Db,
  reviewId: number,
  verdict: Verdict,
  now: Date,
): Promise<{ productId: number; stars: number; votes: number } | null> {
  const before = await db
    .selectFrom('product_review')
    .select(['product_id', 'status', 'rating'])
    .where('review_id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
  if (!before || before.status === verdict) return null;
  await db
    .updateTable('product_review')
    .set({ status: verdict, moderated_at: now })
    .where('review_id', '=', reviewId)
    .execute();
  const { product_id: productId, rating, status } = before;
  const sign = verdict === 'approved' ? 1 : status === 'approved' ? -1 : 0;
  return { productId, stars: sign * (rating ?? 0), votes: rating === null ? 0 : sign };
}

/** Guarded by its own condition: a product never has fewer stars than votes. Announced to every instance of the shop. */
export async function addToRating(db: Db, productId: number, stars: number, votes: number): Promise<void> {
  await sql`
    update product set rating_sum = rating_sum + ${stars}, rating_count = rating_count + ${votes}
    where product_id = ${productId} and rating_count + ${votes} >= 0 and rating_sum + ${stars} >= rating_count + ${votes}`.execute(
    db,
  );
  await sql`select announce_catalogue('product', ${productId})`.execute(db);
}
