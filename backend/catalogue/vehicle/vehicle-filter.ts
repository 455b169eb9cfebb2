/** Turns the filter of a search that names a vehicle into one for its product among those that fit (R-SEARCH-10). */
import type { Catalogue } from '../catalogue.ts';
import type { ListFilter } from '../index/answer/catalogue-query.ts';
import type { VehicleSearch } from './vehicle-search.ts';
import type { VehicleFinder } from './vehicles-of-catalogue.ts';

export interface UnderstoodSearch extends VehicleSearch {
  filter: ListFilter;
}

/** The part of a facet id that all values of its parameter share. */
const parameterOf = (facetId: string) => facetId.replace(/[^_]*$/, '');

/** @returns null when the text names no vehicle, when the shopper has chosen one, and when nothing of that name fits */
export function createVehicleFilter(
  catalogue: Pick<Catalogue, 'reference' | 'index'>,
  vehicles: VehicleFinder,
): (filter: ListFilter) => Promise<UnderstoodSearch | null> {
  return async filter => {
    const { searchText, facets, include } = filter;
    if (searchText === null || include.length > 0) return null;
    const found = await vehicles.find(searchText, catalogue.reference());
    const [facet] = found?.facetIds ?? [];
    if (!found || !facet || facets.some(chosen => chosen.startsWith(parameterOf(facet)))) return null;
    const index = catalogue.index();
    await index.prepare(found.searchText, filter.languageId);
    const own = { ...filter, searchText: found.searchText, include: found.facetIds };
    // Without the shopper's choices, which do not decide what the search means.
    const whole = { ...own, facets: [], price: { lowest: null, highest: null } };
    const { count } = index.list(whole, { sort: 'RELEVANCE', skip: 0, take: 0 });
    return count > 0 ? { ...found, filter: own } : null;
  };
}
