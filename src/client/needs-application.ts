/** Whether a page needs the application before a visitor touches it: what it shows then depends on this browser. */
import { readConsent } from '#stores/consent-cookie.ts';
import { cookieNames } from '#stores/cookie-names.ts';
import type { CookieJar, KeyValueStorage } from '#stores/ports.ts';
import { widgetsOf } from './page-state.ts';
import type { PageStateOfServer } from './page-state.ts';

export interface Visit {
  state: Pick<PageStateOfServer, 'page' | 'addresses'>;
  cookies: Pick<CookieJar, 'get'>;
  storage: Pick<KeyValueStorage, 'get'>;
  /** Whether the visitor came by the back or forward button: a list returns to the card by which it was left. */
  isReturn: boolean;
  /** The query of the address. */
  search: string;
}

/** What the header shows of a visitor: quantity and sum, the account. */
const personalCookies = [cookieNames.cart, cookieNames.user, cookieNames.spoofed];

/** Favourites, vehicles, and a message that the previous page has left. */
export const personalKeys = ['ralph', 'ralph-sbb', 'atv-notice'];

export function needsApplication({ state, cookies, storage, isReturn, search }: Visit): boolean {
  const { page, addresses } = state;
  const query = new URLSearchParams(search);
  const { market } = page.context.segment;
  return (
    page.personal ||
    isReturn ||
    query.has('action') ||
    query.has('frame') ||
    personalCookies.some(name => cookies.get(name) !== null) ||
    personalKeys.some(key => storage.get(key) !== null) ||
    // Measuring begins with the page on the screen (R-ANALYTICS-2).
    Boolean(readConsent(cookies.get(cookieNames.consent))?.length) ||
    // The address makes its market the current one (R-ROUTE-5).
    (addresses.marketInPath && cookies.get(cookieNames.market) !== market) ||
    widgetsOf(page).some(startsByItself)
  );
}

const startsByItself = (widget: ReturnType<typeof widgetsOf>[number]) =>
  'loaded' in widget &&
  (widget.loaded.state === 'deferred' || widget.hydrate === 'load' || widget.hydrate === 'idle');
