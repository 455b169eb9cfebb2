/** Ids of the products seen last, newest first, for as long as the browser runs (R-PRODUCT-35). */
import { cookieNames } from './cookie-names.ts';
import type { CookieJar } from './ports.ts';

const most = 20;

/** Whatever else stands in the cookie is left out. */
export const readLatestViewed = (cookies: Pick<CookieJar, 'get'>): number[] =>
  (cookies.get(cookieNames.latestViewed) ?? '')
    .split('.')
    .map(Number)
    .filter(id => Number.isSafeInteger(id) && id > 0)
    .slice(0, most);

/** Seen again, it moves to the front. */
export function keepViewed(cookies: CookieJar, productId: number): void {
  const ids = [productId, ...readLatestViewed(cookies).filter(id => id !== productId)].slice(0, most);
  cookies.set(cookieNames.latestViewed, ids.join('.'), 'session');
}
