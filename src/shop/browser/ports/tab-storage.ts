/** The tab's session storage as a port. It may be blocked or full; the value is then lost with the document. */
import type { KeyValueStorage } from '#stores/common/ports.ts';

export const tabStorage: KeyValueStorage & { remove(key: string): void } = {
  get(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // What is kept here is a convenience: a list is shown from its top, a notice is not repeated.
    }
  },
  remove(key) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept in that case.
    }
  },
};
