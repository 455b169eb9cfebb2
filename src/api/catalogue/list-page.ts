/** One page of a product list as a page shows it, with what leads to the rest of it. */
import type { ListQuery, ProductListing, SortType } from './types.ts';

export interface ListPage extends ProductListing {
  /** 1 is the first. */
  page: number;
  pageSize: number;
  pageCount: number;
  sort: SortType;
  /** The order without a choice; the address does not name it. */
  defaultSort: SortType;
  /** The question without place and facets, to ask for more of it. */
  query: ListQueryOfPage;
  /** How many products the list has without the shopper's choices. */
  total: number;
}

export type ListQueryOfPage = Omit<ListQuery, 'skip' | 'take' | 'withFacets' | 'withUniversal'>;
