/** Stores in the tab's session storage which card each list was left by. */
import { ListReturns } from '#stores/lists/list-returns.ts';
import { tabStorage } from '../ports/tab-storage.ts';

let returns: ListReturns | undefined;

/** One instance per document. */
export const listReturns = (): ListReturns => (returns ??= new ListReturns(tabStorage));
