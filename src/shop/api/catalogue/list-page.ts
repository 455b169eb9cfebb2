/** One page of a product list, with everything needed to load the others. */
import type { ListQuery, ProductListing, SortType } from './list-types.ts';

export interface ListPage extends ProductListing {
  /** The first page is 1. */
  page: number;
  pageSize: number;
  pageCount: number;
  sort: SortType;
  /** The default order, which is omitted from the URL. */
  defaultSort: SortType;
  /** The query without paging and facets, for loading more. */
  query: ListQueryOfPage;
  /** Number of products without the shopper's choices. */
  total: number;
}

export type ListQueryOfPage = Omit<ListQuery, 'skip' | 'take' | 'withFacets' | 'withUniversal'>;
