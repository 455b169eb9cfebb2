/** A question for a list as the contract's arguments: which list, and the filter that narrows it (R-LIST-7). */
import type { FilterInputType, SortType as WireSort } from './catalogue.gen.ts';
import { universalFacet } from '../vehicle/vehicle-facets.ts';
import type { ListQuery } from './types.ts';

/** At most one of them names the list; none is the whole catalogue. */
export const listOf = ({ categoryAlias, brandAlias, discountCampaignAlias, url }: ListQuery) => ({
  categoryAlias,
  brandAlias,
  discountCampaignAlias,
  url,
});

/** Facets of the page file hold for every visitor, the shopper's come on top; those that a list is ordered by come first. */
function facetsOf({ filter, facets = [], sort }: ListQuery): string[] {
  const implicit = Array.isArray(filter?.['facets']) ? (filter['facets'] as string[]) : [];
  return [...new Set(sort === 'FACET_ORDER' ? [...facets, ...implicit] : [...implicit, ...facets])];
}

/** `BY_GROUP` only when the shopper has chosen: each group then counts as if nothing in it were chosen (R-LIST-7). */
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

/** The universal products among those that the page itself names, whatever the shopper has chosen. */
export function universalOf({ searchText, filter }: ListQuery): FilterInputType {
  return filterOf({
    skip: 0,
    take: 0,
    ...(searchText ? { searchText } : {}),
    ...(filter ? { filter } : {}),
    facets: [universalFacet],
  });
}
