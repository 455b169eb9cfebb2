/**
 * Ids of the latest viewed products, newest first, for the browser session. In a cookie, because the server renders the
 * list; stored only with consent to the category `preferences`, because no visitor asks for it (R-CONSENT-1).
 */
import { cookieNames } from '../common/cookie-names.ts';
import type { CookieJar, KeyValueStorage } from '../common/ports.ts';
import type { StoredFormat } from '../common/stored-format.ts';

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

/** @param isAllowed asked at each change; without permission nothing is stored. */
export const viewedCookies = (cookies: CookieJar, isAllowed: () => boolean): KeyValueStorage => ({
  get: cookies.get,
  set(key, text) {
    if (isAllowed()) cookies.set(key, text, 'session');
  },
});

/** Moves products that are viewed again to the front. */
export const withViewed =
  (...viewed: readonly number[]) =>
  (ids: readonly number[]): readonly number[] =>
    [...new Set([...viewed, ...ids])].slice(0, max);
