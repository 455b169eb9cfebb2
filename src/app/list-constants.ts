/** Constants of product lists (spec 2 §2, facts 3.8 and 3.11). */
import type { SortType } from '#api/catalogue/types.ts';

export const pageSize = 20;

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
