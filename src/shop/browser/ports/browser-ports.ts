/** Implements the stores' ports with the browser's cookies and storage. */
import type { CookieJar, KeyValueStorage } from '#stores/common/ports.ts';

export const browserCookies: CookieJar = {
  get(name) {
    const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`));
    try {
      return found ? decodeURIComponent(found.slice(name.length + 1)) || null : null;
    } catch {
      return null;
    }
  },
  set(name, value, maxAge) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const life = maxAge === 'session' ? '' : `; Max-Age=${maxAge}`;
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${life}; SameSite=Lax${secure}`;
  },
  remove(name) {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  },
};

/** Values that blocked or full storage did not accept; they last as long as the page. */
const unstored = new Map<string, string>();

export const browserStorage: KeyValueStorage = {
  get(key) {
    try {
      return unstored.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
      unstored.delete(key);
    } catch {
      unstored.set(key, value);
    }
  },
};

/** Runs the work when no other tab of the shop runs any; at once in pages without locks, as those over plain HTTP are. */
export const withTabLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('ralph', work) : work();

export const tabChannelName = 'ralph_channel';
