/** Reviews of one product; the first page is server-rendered. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { ReviewsResolved } from '#engine/page-types.gen.ts';
import { loadReviews, type ReviewsData } from './load-reviews.ts';
import { ReviewsView } from './reviews.tsx';

export default defineWidget<ReviewsResolved, ReviewsData, Api>({
  type: 'reviews',
  hydrate: 'visible',
  singleton: true,
  load: loadReviews,
  view: ReviewsView,
});
