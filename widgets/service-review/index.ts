/** Reviews of the shop from the configured service: its script, after consent only. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { ServiceReviewResolved } from '#engine/page-types.gen.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import { ServiceReview } from './service-review.tsx';

type Service = NonNullable<PublicConfig['serviceReviews']>;

export default defineWidget<ServiceReviewResolved, Service | null, Api>({
  type: 'service-review',
  hydrate: 'visible',
  load: ({ config }) => Promise.resolve(config.serviceReviews ?? null),
  isEmpty: (_props, service) => service === null,
  view: ServiceReview,
});
