/** What a picker asks for. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { PickedList, PickItem } from '#studio-api/pick.ts';

export interface PickRequest {
  /** Alias of the market whose products and campaigns are shown. */
  market: string;
  locale: LocaleCode;
  /** Whose drafts may be referred to; 0: of none. */
  release: number;
  /** What was typed; empty: everything. */
  q: string;
  /** Aliases or numbers of single items, in their order; null: a search. */
  ids: readonly string[] | null;
  /** Products of a list instead of a search. */
  list: PickedList | null;
}

/** How many items an answer has at most. */
export const MAX_ITEMS = 20;
/** How many items may be named by `ids`: as many as a filter may hold. */
export const MAX_IDS = 600;

/** An item before it is chosen. */
export interface Candidate extends PickItem {
  /** Further words that find it, such as its names in other languages. */
  also?: readonly string[];
}
