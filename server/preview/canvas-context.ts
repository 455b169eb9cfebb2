/** The market, customer, prices and moment of Studio's canvas, in place of the visitor's own choices. */

import { segmentCookies } from '#server/routing/segment-cookies.ts';
import { segmentOf } from '#server/routing/segment-of.ts';
import type { PageRequest } from '#ssr/storefront.ts';
import type { CanvasContext } from '#studio-api/canvas.ts';
import { momentOf, type PreviewRules } from './preview-context.ts';

/** Values that the shop does not have, such as an unknown market, are replaced by its defaults. */
export function withCanvasContext(
  request: PageRequest,
  context: Partial<CanvasContext>,
  rules: PreviewRules,
): PageRequest {
  const chosen = {
    [segmentCookies.market]: context.market,
    [segmentCookies.customerType]: context.customerType,
    [segmentCookies.vatIncluded]: context.vatIncluded === undefined ? undefined : String(context.vatIncluded),
  };
  return {
    ...request,
    segment: segmentOf(request.segment.locale, chosen, rules).segment,
    now: momentOf(context.at?.replace(/\.\d+(?=Z|[+-]|$)/, ''), rules.timeZone) ?? request.now,
  };
}
