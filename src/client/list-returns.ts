/** Stores in the tab's session storage which card each list was left by. */
import { ListReturns } from '#stores/list-returns.ts';
import type { KeyValueStorage } from '#stores/ports.ts';

/** Storage may be blocked or full; the value then lasts as long as the document. */
const tabStorage: KeyValueStorage = {
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
      // After a reload, the list is then shown from its top.
    }
  },
};

let returns: ListReturns | undefined;

/** One instance per document. */
export const listReturns = (): ListReturns => (returns ??= new ListReturns(tabStorage));
