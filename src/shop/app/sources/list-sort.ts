/** The order of a list: from the address if valid, otherwise the default (R-LIST-3). */
import type { SortType } from '#api/catalogue/list-types.ts';
import type { PublicConfig } from '#kernel/public-config.ts';
import { fallbackSort, isSort } from './list-constants.ts';

interface SortContext {
  /** From the address. */
  requested: string | undefined;
  /** The default of the page file. */
  pageDefault: string | undefined;
  route: string;
  isSearch: boolean;
  /** Filtered by a vehicle. */
  isForVehicle?: boolean;
  /** Of the shop; optional. */
  config?: PublicConfig['lists'];
}

/** The default order: with a vehicle filter its own parts before universal ones; otherwise by the route's name, the page file, relevance for a search, or the shop's default. */
export function defaultSortOf({
  pageDefault,
  route,
  isSearch,
  isForVehicle = false,
  config,
}: Omit<SortContext, 'requested'>): SortType {
  if (isForVehicle) return 'FACET_ORDER';
  const custom = config?.customSortRoutes.find(({ name }) => route.includes(name));
  if (custom) return custom.sort;
  if (pageDefault && isSort(pageDefault)) return pageDefault;
  return isSearch ? 'RELEVANCE' : (config?.defaultSort ?? fallbackSort);
}

/** Relevance is valid only for a search. */
export function sortOf({ requested, ...list }: SortContext): SortType {
  const requestedSort = requested?.toUpperCase();
  return requestedSort && isSort(requestedSort) && (requestedSort !== 'RELEVANCE' || list.isSearch)
    ? requestedSort
    : defaultSortOf(list);
}
