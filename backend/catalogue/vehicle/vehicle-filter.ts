/** Turns the filter of a search that names a vehicle into one for its product among those that fit (R-SEARCH-10). */
import type { Context } from '#backend/kernel/context.ts';
import { computedInSteps } from '#kernel/work/work.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ListFilter } from '../index/answer/catalogue-query.ts';
import type { ProductService } from '../product/product.service.ts';
import { searchedWords, searchWordKey, type VehicleSearch } from './vehicle-search.ts';
import type { VehicleFinder } from './vehicles-of-catalogue.ts';

export interface UnderstoodSearch extends VehicleSearch {
  filter: ListFilter;
}

interface Ports {
  catalogue: Pick<Catalogue, 'reference' | 'index'>;
  products: Pick<ProductService, 'many'>;
  vehicles: Pick<VehicleFinder, 'find'>;
}

/** The part of a facet id that all values of its parameter share. */
const parameterOf = (facetId: string) => facetId.replace(/[^_]*$/, '');

/** Products whose names are read for the words of the text. */
const MAX_READ = 20;

/**
 * @returns null when the text names no vehicle, when the shopper has chosen one, and when it is no more than words: nothing is
 * called what is left of it, or something for no such vehicle has all of them in its name
 */
export function createVehicleFilter({ catalogue, products, vehicles }: Ports) {
  /** Without the shopper's choices, which do not decide what the search means. */
  const idsOf = (filter: ListFilter, take: number) =>
    catalogue
      .index()
      .list(
        { ...filter, facets: [], price: { lowest: null, highest: null } },
        { sort: 'RELEVANCE', skip: 0, take },
      );

  /** `Ranger` is also a coat: a product that is called like the whole text is meant itself. */
  async function isNamed(ctx: Context, filter: ListFilter, { facetIds }: VehicleSearch): Promise<boolean> {
    const asked = searchedWords(filter.searchText ?? '')
      .map(searchWordKey)
      .filter(Boolean);
    const others = { ...filter, exclude: [...filter.exclude, ...facetIds] };
    const found = await products.many(ctx, idsOf(others, MAX_READ).ids);
    return found.some(product => {
      const words = new Set(searchedWords(product.text.name).map(searchWordKey));
      return asked.every(word => words.has(word));
    });
  }

  return async (ctx: Context, filter: ListFilter): Promise<UnderstoodSearch | null> => {
    const { searchText, facets, include } = filter;
    if (searchText === null || include.length > 0) return null;
    const found = await vehicles.find(searchText, catalogue.reference());
    const [facet] = found?.facetIds ?? [];
    if (!found || !facet || facets.some(chosen => chosen.startsWith(parameterOf(facet)))) return null;
    const part = { ...filter, searchText: found.searchText || searchText };
    await computedInSteps(ctx, () => catalogue.index().prepare(part.searchText, filter.languageId));
    const understood = { ...found, filter: { ...part, include: found.facetIds } };
    if (found.searchText === '' && (await isNamed(ctx, filter, found))) return null;
    if (idsOf(understood.filter, 0).count > 0) return understood;
    if (found.searchText === '') return null;
    // Nothing fits: parts of another machine are no answer.
    return idsOf(part, 0).count === 0 || (await isNamed(ctx, filter, found)) ? null : understood;
  };
}
