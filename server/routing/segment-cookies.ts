/** The cookies that choose a segment. */
import { cookieNames } from '#stores/common/cookie-names.ts';

export const segmentCookies = {
  market: cookieNames.market,
  /** The language last chosen; counts only where an address names none. */
  locale: cookieNames.locale,
  customerType: cookieNames.customerType,
  vatIncluded: cookieNames.vatIncluded,
} as const;
