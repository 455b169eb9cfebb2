/** A list query as arguments of the API: the list, and its filter (R-LIST-7). */

import { universalFacet } from '#kernel/vehicle/vehicle-facets.ts';
import type { FilterInputType, SortType as WireSort } from './catalogue.gen.ts';
import type { ListQuery } from './list-types.ts';

/** At most one of them is set; none selects the whole catalogue. */
export const listOf = ({ categoryAlias, brandAlias, discountCampaignAlias, url }: ListQuery) => ({
  categoryAlias,
  brandAlias,
  discountCampaignAlias,
  url,
});

/** Facets of the page file combined with the shopper's; the facets that define the sort order come first. */
function facetsOf({ filter, facets = [], sort }: ListQuery): string[] {
  const implicit = Array.isArray(filter?.['facets']) ? (filter['facets'] as string[]) : [];
  return [...new Set(sort === 'FACET_ORDER' ? [...facets, ...implicit] : [...implicit, ...facets])];
}

/** `BY_GROUP` only with choices of the shopper: each group's counts then ignore its own choices (R-LIST-7). */
export function filterOf(query: ListQuery): FilterInputType {
  const { sort, searchText, productIds, price, filter } = query;
  const facets = facetsOf(query);
  const isNarrowed = (query.facets?.length ?? 0) > 0 || price !== undefined;
  return {
    ...filter,
    ...(sort ? { sort: sort satisfies WireSort } : {}),
    ...(searchText ? { searchText } : {}),
    ...(productIds ? { productIds } : {}),
    ...(price ? { price } : {}),
    ...(facets.length > 0 ? { facets } : {}),
    ...(isNarrowed ? { filterMode: 'BY_GROUP' as const } : {}),
  };
}

/** The universal products of the page's own list, without the shopper's choices. */
export function universalOf({ searchText, filter }: ListQuery): FilterInputType {
  return filterOf({
    skip: 0,
    take: 0,
    ...(searchText ? { searchText } : {}),
    ...(filter ? { filter } : {}),
    facets: [universalFacet],
  });
}
