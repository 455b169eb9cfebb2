/** Reviews of the shop on a page. */

import { ServiceReviewBox } from '#components/third-party/service-review-box.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ServiceReviewResolved } from '#engine/page-types.gen.ts';
import type { PublicConfig } from '#kernel/public-config.ts';

type Props = WidgetProps<ServiceReviewResolved, PublicConfig['serviceReviews'] | null>;

export const ServiceReview = ({ props, data, page }: Props) =>
  data ? <ServiceReviewBox service={data} {...props} locale={page.segment.locale} /> : null;
