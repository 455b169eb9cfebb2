/** Constants of product lists. */
import type { SortType } from '#api/catalogue/types.ts';

/** Whole rows in every width of the grid: 2, 3 and 4 divide it (decision 0033). */
export const pageSize = 24;

/** The furthest product that the backend answers in a list. */
export const furthestSkip = 6000;

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

export const usualSort: SortType = 'LATEST';
