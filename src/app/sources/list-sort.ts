/** The order of a list: the address's when it may be, else the list's own (R-LIST-3). */
import type { SortType } from '#api/catalogue/types.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import { isSort, usualSort } from '../list-constants.ts';

interface List {
  /** Of the address. */
  asked: string | undefined;
  /** The page file's word for this list. */
  own: string | undefined;
  route: string;
  isSearch: boolean;
  /** Narrowed to what fits a vehicle. */
  isForVehicle?: boolean;
  /** Of the shop; absent: the usual. */
  config?: PublicConfig['lists'];
}

/** The order without a choice: parts made for the chosen vehicle before universal ones; else by the route's name, else the page file's, else relevance for a search, else the shop's. */
export function defaultSortOf({
  own,
  route,
  isSearch,
  isForVehicle = false,
  config,
}: Omit<List, 'asked'>): SortType {
  if (isForVehicle) return 'FACET_ORDER';
  const custom = config?.customSortRoutes.find(({ name }) => route.includes(name));
  if (custom) return custom.sort;
  if (own && isSort(own)) return own;
  return isSearch ? 'RELEVANCE' : (config?.defaultSort ?? usualSort);
}

/** Relevance means nothing where nothing was searched for. */
export function sortOf({ asked, ...list }: List): SortType {
  const wanted = asked?.toUpperCase();
  return wanted && isSort(wanted) && (wanted !== 'RELEVANCE' || list.isSearch) ? wanted : defaultSortOf(list);
}
