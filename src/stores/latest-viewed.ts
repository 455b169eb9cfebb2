/** Ids of the latest viewed products, newest first, for the browser session. In a cookie, because the server renders the list. */
import { cookieNames } from './cookie-names.ts';
import type { CookieJar, KeyValueStorage } from './ports.ts';
import type { StoredFormat } from './stored-format.ts';

const max = 20;

export const latestViewedFormat: StoredFormat<readonly number[]> = {
  key: cookieNames.latestViewed,
  parse: text =>
    (text ?? '')
      .split('.')
      .map(Number)
      .filter(id => Number.isSafeInteger(id) && id > 0)
      .slice(0, max),
  print: ids => ids.join('.'),
};

export const sessionCookies = (cookies: CookieJar): KeyValueStorage => ({
  get: cookies.get,
  set: (key, text) => cookies.set(key, text, 'session'),
});

/** Moves a product that is viewed again to the front. */
export const withViewed =
  (productId: number) =>
  (ids: readonly number[]): readonly number[] =>
    [productId, ...ids.filter(id => id !== productId)].slice(0, max);
