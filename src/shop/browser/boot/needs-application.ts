/** Whether a page needs the application before a visitor touches it: what it shows then depends on this browser. */

import { measuringOf } from '#stores/common/consent-category.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import type { CookieJar, KeyValueStorage } from '#stores/common/ports.ts';
import { carriedNoticeKey } from '#stores/shell/carried-notice-key.ts';
import { readConsent } from '#stores/visitor/consent-cookie.ts';
import type { PageStateOfServer } from '../ports/page-state.ts';
import { widgetsOf } from '../ports/page-state.ts';

export interface Visit {
  state: Pick<PageStateOfServer, 'page' | 'addresses'>;
  cookies: Pick<CookieJar, 'get'>;
  storage: Pick<KeyValueStorage, 'get'>;
  tabStorage: Pick<KeyValueStorage, 'get'>;
  /** Whether the visitor came by the back or forward button: a list returns to the card by which it was left. */
  isReturn: boolean;
  /** Whether the header shows the cart already, as this browser has remembered it. */
  isCartShown: boolean;
  /** The query of the address. */
  search: string;
}

/** What the header shows of a visitor: the account; and a vehicle that was chosen without scripts, which the application takes over. */
const personalCookies = [cookieNames.user, cookieNames.spoofed, cookieNames.vehicle];

/** Favourites and vehicles. */
export const personalKeys = ['ralph', 'ralph-sbb'];

export function needsApplication(visit: Visit): boolean {
  const { state, cookies, storage, tabStorage, isReturn, isCartShown, search } = visit;
  const { page, addresses } = state;
  const query = new URLSearchParams(search);
  const { market } = page.context.segment;
  return (
    page.personal ||
    isReturn ||
    query.has('action') ||
    query.has('frame') ||
    (cookies.get(cookieNames.cart) !== null && !isCartShown) ||
    personalCookies.some(name => cookies.get(name) !== null) ||
    personalKeys.some(key => storage.get(key) !== null) ||
    // A message that the previous page has left.
    !!tabStorage.get(carriedNoticeKey) ||
    // Measuring begins with the page on the screen (R-ANALYTICS-2).
    measuringOf(readConsent(cookies.get(cookieNames.consent)) ?? []).length > 0 ||
    // The address makes its market the current one (R-ROUTE-5).
    (addresses.marketInPath && cookies.get(cookieNames.market) !== market) ||
    widgetsOf(page).some(startsByItself)
  );
}

const startsByItself = (widget: ReturnType<typeof widgetsOf>[number]) =>
  'loaded' in widget &&
  (widget.loaded.state === 'deferred' || widget.hydrate === 'load' || widget.hydrate === 'idle');
