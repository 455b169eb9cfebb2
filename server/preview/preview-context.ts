/** The market, customer and time of a preview: the query of its address replaces the visitor's own choices. */

import { shopClock } from '#i18n/shop-time.ts';
import { segmentCookies } from '#server/routing/segment-cookies.ts';
import { type SegmentRules, segmentOf } from '#server/routing/segment-of.ts';
import type { PageRequest } from '#ssr/storefront.ts';

export interface PreviewRules extends SegmentRules {
  /** Of the shop: a moment without an offset is one on its clocks. */
  timeZone: string;
}

/** The request with the market, customer, prices and moment of its query; an invalid value counts as absent. */
export function withPreviewContext(request: PageRequest, rules: PreviewRules): PageRequest {
  const { query, segment } = request;
  const chosen = {
    [segmentCookies.market]: query['market'] ?? segment.market,
    [segmentCookies.customerType]: query['type'] ?? segment.customerType,
    // Another customer type has its own default for prices with VAT.
    [segmentCookies.vatIncluded]: query['vat'] ?? (query['type'] ? undefined : String(segment.vatIncluded)),
  };
  return {
    ...request,
    segment: segmentOf(segment.locale, chosen, rules).segment,
    now: momentOf(query['at'], rules.timeZone) ?? request.now,
  };
}

const form = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?(Z|[+-]\d{2}:\d{2})?$/;

/** `2026-11-27`, `2026-11-27T08:00` by the shop's clock, or with an offset of its own; null for anything else. */
export function momentOf(text: string | undefined, timeZone: string): Date | null {
  const [, day, time = '00:00', offset] = form.exec(text ?? '') ?? [];
  if (!day) return null;
  const asUtc = new Date(`${day}T${time}${offset ?? 'Z'}`);
  if (Number.isNaN(asUtc.getTime())) return null;
  if (offset) return asUtc;
  return new Date(asUtc.getTime() - shopClock(timeZone).offsetOfLocal(asUtc.getTime()) * 60_000);
}
