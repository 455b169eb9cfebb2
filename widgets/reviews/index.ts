/** Reviews of one product; the first page is server-rendered. */
import type { Api } from '#api/api.ts';
import type { Reviews } from '#api/review/types.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { ReviewsResolved } from '#engine/page-types.gen.ts';
import { reviewsPerPage } from './page-size.ts';
import { ReviewsView } from './reviews.tsx';

export default defineWidget<ReviewsResolved, Reviews, Api>({
  type: 'reviews',
  hydrate: 'visible',
  singleton: true,
  load: ({ api }, { alias }) => api.review.of(alias, 0, reviewsPerPage),
  view: ReviewsView,
});
