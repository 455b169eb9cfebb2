/** By which cards lists were left, in the storage of this tab. */
import { ListReturns } from '#stores/list-returns.ts';
import type { KeyValueStorage } from '#stores/ports.ts';

/** Storage may be blocked or full: then only this document remembers. */
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
      // A list is then shown from its top after a reload.
    }
  },
};

let returns: ListReturns | undefined;

/** The same object for the whole document. */
export const listReturns = (): ListReturns => (returns ??= new ListReturns(tabStorage));
