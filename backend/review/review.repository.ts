/** Reviews in the database, and the ratings of their products. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { namesVehicle } from '#backend/kernel/names-vehicle.ts';

/** Pictures beside the average. */
const MAX_IN_STRIP = 12;

export interface NewReview {
  productId: number;
  rating: number | null;
  author: string;
  comment: string;
  languageId: string;
  createdAt: Date;
  /** Null for a guest. */
  customerId: number | null;
  /** Empty: none. */
  vehicle: string;
  /** File names of uploads, in order. */
  pictures: readonly string[];
}

export interface Review {
  /** Null for a review without stars. */
  rating: number | null;
  author: string;
  comment: string;
  createdAt: Date;
  languageId: string;
  isBuyer: boolean;
  /** Empty: not given. */
  vehicle: string;
  /** File names. */
  pictures: readonly string[];
}

/** One picture of an approved review. */
export interface ReviewPicture {
  file: string;
  author: string;
}

export interface ReviewPage {
  count: number;
  /** Of those that carry stars; 0 without any. */
  averageRating: number;
  /** How often each rating was given: 5 first. */
  ratings: readonly { rating: number; count: number }[];
  reviews: readonly Review[];
  /** Those of the newest reviews that have any, of all pages. */
  pictures: readonly ReviewPicture[];
}

/** A review as the shop's staff sees it before it decides. */
export interface PendingReview
  extends Pick<Review, 'rating' | 'author' | 'comment' | 'createdAt' | 'vehicle' | 'pictures'> {
  id: number;
  productId: number;
  articleNumber: string;
  languageId: string;
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
      customer_id: review.customerId,
      vehicle: review.vehicle,
      pictures: [...review.pictures],
      is_buyer: sql<boolean>`${review.customerId}::int is not null and exists (
        select 1 from shop_order o join order_row r using (order_id)
        where o.customer_id = ${review.customerId} and r.product_id = ${review.productId}
          and o.status not in ('pending-payment', 'inactive', 'cancelled'))`,
    })
    .execute();
}

/** Approved reviews, newest first. @param page `vehicles`: only of authors who name one of these */
export async function findApproved(
  db: Db,
  productId: number,
  { skip, take, vehicles }: { skip: number; take: number; vehicles: readonly string[] | null },
): Promise<ReviewPage> {
  const ofProduct = db
    .selectFrom('product_review')
    .where('product_id', '=', productId)
    .where('status', '=', 'approved');
  const approved = vehicles ? ofProduct.where(namesVehicle(vehicles)) : ofProduct;
  const [counted, pictured, rows] = await Promise.all([
    approved
      .select(({ fn }) => ['rating', fn.countAll<string>().as('count')])
      .groupBy('rating')
      .execute(),
    skip > 0
      ? []
      : approved
          .select(['pictures', 'author'])
          .where(sql<boolean>`pictures <> '{}'`)
          .orderBy('created_at', 'desc')
          .limit(MAX_IN_STRIP)
          .execute(),
    take === 0
      ? []
      : approved
          .select([
            'rating',
            'author',
            'comment',
            'created_at as createdAt',
            'language_id as languageId',
            'is_buyer as isBuyer',
            'vehicle',
            'pictures',
          ])
          .orderBy('created_at', 'desc')
          .orderBy('review_id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
  ]);
  const pictures = pictured
    .flatMap(({ pictures: files, author }) => files.map(file => ({ file, author })))
    .slice(0, MAX_IN_STRIP);
  return { ...summaryOf(counted), reviews: rows, pictures };
}

const stars = [5, 4, 3, 2, 1];

/** @param counted reviews by rating; null for those without stars */
function summaryOf(
  counted: readonly { rating: number | null; count: string }[],
): Omit<ReviewPage, 'reviews' | 'pictures'> {
  const ratings = stars.map(rating => ({
    rating,
    count: Number(counted.find(row => row.rating === rating)?.count ?? 0),
  }));
  const votes = ratings.reduce((sum, { count }) => sum + count, 0);
  const sum = ratings.reduce((all, { rating, count }) => all + rating * count, 0);
  return {
    count: counted.reduce((all, { count }) => all + Number(count), 0),
    averageRating: votes === 0 ? 0 : sum / votes,
    ratings,
  };
}

/** Pending reviews, oldest first. */
export async function findPending(db: Db, take: number): Promise<PendingReview[]> {
  const rows = await db
    .selectFrom('product_review')
    .innerJoin('product', 'product.product_id', 'product_review.product_id')
    .select(['review_id', 'product_review.product_id', 'rating', 'author', 'comment', 'created_at'])
    .select(['article_number', 'vehicle', 'pictures', 'language_id'])
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('review_id')
    .limit(take)
    .execute();
  return rows.map(row => ({
    id: row.review_id,
    productId: row.product_id,
    vehicle: row.vehicle,
    pictures: row.pictures,
    languageId: row.language_id,
    articleNumber: row.article_number,
    rating: row.rating,
    author: row.author,
    comment: row.comment,
    createdAt: row.created_at,
  }));
}

export interface Decision {
  verdict: 'approved' | 'rejected';
  /** Why it is rejected, for staff. */
  refusal?: string;
  /** File names of pictures that are not shown even when the text is. */
  without?: readonly string[];
}

/** The change of the product's rating by the decision; null when the review is unknown or already has it. */
export async function decideReview(
  db: Db,
  reviewId: number,
  { verdict, refusal = '', without = [] }: Decision,
  now: Date,
): Promise<{ productId: number; stars: number; votes: number } | null> {
  const before = await db
    .selectFrom('product_review')
    .select(['product_id', 'status', 'rating', 'pictures'])
    .where('review_id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
  if (!before || before.status === verdict) return null;
  await db
    .updateTable('product_review')
    .set({
      status: verdict,
      moderated_at: now,
      refusal: verdict === 'rejected' ? refusal : '',
      pictures: before.pictures.filter(file => !without.includes(file)),
    })
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
