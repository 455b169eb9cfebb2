/** The market, customer and time of a preview: the query of its address replaces the visitor's own choices. */
import type { PageRequest } from '#ssr/storefront.ts';
import { shopTimeZone } from '#i18n/locales.ts';
import { segmentCookies } from '#server/routing/segment-cookies.ts';
import { segmentOf, type SegmentRules } from '#server/routing/segment-of.ts';

/** The request with the market, customer, prices and moment of its query; an invalid value counts as absent. */
export function withPreviewContext(request: PageRequest, rules: SegmentRules): PageRequest {
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
    now: momentOf(query['at']) ?? request.now,
  };
}

const form = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?(Z|[+-]\d{2}:\d{2})?$/;

/** `2026-11-27`, `2026-11-27T08:00` by the shop's clock, or with an offset of its own; null for anything else. */
export function momentOf(text: string | undefined): Date | null {
  const [, day, time = '00:00', offset] = form.exec(text ?? '') ?? [];
  if (!day) return null;
  const asUtc = new Date(`${day}T${time}${offset ?? 'Z'}`);
  if (Number.isNaN(asUtc.getTime())) return null;
  if (offset) return asUtc;
  // The offset at the moment itself: near a change of the clock the first guess may be an hour off.
  const guess = new Date(asUtc.getTime() - shopOffset(asUtc));
  return new Date(asUtc.getTime() - shopOffset(guess));
}

/** How far the shop's clock is ahead of UTC then, in milliseconds. */
function shopOffset(at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: shopTimeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(at.getTime() / 1000) * 1000;
}
