/** What the source `products` answers: one page of a list. */
import type { ProductListing as Listing } from '#api/catalogue/types.ts';

export interface ListPage extends Listing {
  /** 1 is the first. */
  page: number;
  pageSize: number;
  pageCount: number;
  sort: string;
}
