/** The cookies that choose a segment (spec 1 §9). */
import { cookieNames } from '#stores/cookie-names.ts';

export const segmentCookies = {
  market: cookieNames.market,
  customerType: cookieNames.customerType,
  vatIncluded: cookieNames.vatIncluded,
} as const;
