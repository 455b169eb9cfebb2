/** Constants of product lists. */
import type { SortType } from '#api/catalogue/list-types.ts';

/** Fills whole rows at every width of the grid: divisible by 2, 3 and 4 (decision 0033). */
export const productsPerPage = 24;

/** Tiles in whole rows, at most three beside each other. */
export const drawingsPerPage = 24;

/** The largest offset that the backend supports in a list. */
export const maxSkip = 6000;

/** Pages beyond it cannot be asked for. */
export const lastPage = (perPage: number): number => Math.floor(maxSkip / perPage) + 1;

export const sorts = [
  'RELEVANCE',
  'LATEST',
  'MOST_SOLD',
  'PRICE',
  'PRICE_DESC',
  'ALPHABETICAL',
] as const satisfies readonly SortType[];

export const isSort = (value: string): value is (typeof sorts)[number] =>
  (sorts as readonly string[]).includes(value);

export const fallbackSort: SortType = 'LATEST';
