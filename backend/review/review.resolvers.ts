/** The contract's operations of reviews. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { Review } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';
import { mostPictures } from './upload.repository.ts';

const TAKE = 20;
const MAX_TAKE = 200;
const MAX_SKIP = 6_000;

const bounded = (value: number | null | undefined, fallback: number, most: number): number =>
  Math.max(0, Math.min(value ?? fallback, most));

/** The contract wants a number: 0 stands for no stars given. */
const toReview = ({
  rating,
  author,
  comment,
  createdAt,
  languageId,
  isBuyer,
  vehicle,
  pictures,
}: Review) => ({
  rating: rating ?? 0,
  author,
  comment,
  reviewDate: createdAt.toISOString(),
  languageId,
  isBuyer,
  vehicle: vehicle || null,
  pictures: [...pictures],
});

export const reviewResolvers = (reviews: ReviewService): Resolvers => ({
  Query: {
    async reviews(_, { alias, vehicle, skip, take }, ctx) {
      const page = {
        skip: bounded(skip, 0, MAX_SKIP),
        take: bounded(take, TAKE, MAX_TAKE),
        vehicle: vehicle || null,
      };
      const found = await reviews.list(ctx, alias ?? '', page);
      return {
        ...found,
        ratings: [...found.ratings],
        reviews: found.reviews.map(toReview),
        pictures: [...found.pictures],
        mostPictures,
      };
    },
  },
  Mutation: {
    postProductReview: (_, { alias, rating, comment, author, vehicle, pictures }, ctx) =>
      reviews.post(ctx, {
        alias,
        rating: rating ?? null,
        comment: comment ?? '',
        author,
        vehicle: vehicle ?? '',
        pictures: pictures ?? [],
      }),
  },
});
