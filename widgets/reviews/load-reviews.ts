/** The first reviews, and those of the vehicle that the address names. */
import type { Api } from '#api/api.ts';
import type { Review, Reviews } from '#api/review/types.ts';
import {
  asksForVehicle,
  type VehicleInAddress,
  vehicleOf,
} from '#components/opinions/opinions-of-vehicle.tsx';
import type { LoadContext } from '#engine/definition/contract.ts';
import type { ReviewsResolved } from '#engine/page-types.gen.ts';
import { reviewsPerPage } from './page-size.ts';

export interface ReviewsData extends Reviews {
  own: (VehicleInAddress & { reviews: readonly Review[] }) | null;
}

export async function loadReviews(
  { api, query }: Pick<LoadContext<Pick<Api, 'review'>>, 'api' | 'query'>,
  { alias }: Pick<ReviewsResolved, 'alias'>,
): Promise<ReviewsData> {
  const facetId = vehicleOf({ query });
  const page = { skip: 0, take: reviewsPerPage };
  const [all, own] = await Promise.all([
    api.review.of(alias, page),
    facetId === null ? null : api.review.of(alias, { ...page, vehicle: facetId }),
  ]);
  if (facetId === null || !own?.vehicle || own.count === 0) return { ...all, own: null };
  const { count, vehicle, reviews } = own;
  return { ...all, own: { facetId, count, vehicle, reviews, isChosen: asksForVehicle({ query }) } };
}
