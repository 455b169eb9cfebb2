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
  /** Whether anything fits; otherwise the search has no results. */
  fits: boolean;
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
  /** Without the shopper's choices, which do not decide what the search means; `among`: those of these facets. */
  const idsOf = (filter: ListFilter, take: number, among: readonly string[] = []) =>
    catalogue
      .index()
      .list(
        { ...filter, facets: among, price: { lowest: null, highest: null } },
        { sort: 'RELEVANCE', skip: 0, take },
      );

  /**
   * Several words may describe what fits in part only. One word means what the whole shop calls so: where that does not fit,
   * a description that contains it is of something else.
   */
  const fits = (understood: UnderstoodSearch): boolean =>
    searchedWords(understood.searchText).length === 1
      ? idsOf({ ...understood.filter, include: [] }, 0, understood.facetIds).count > 0
      : idsOf(understood.filter, 0).count > 0;

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
    const understood = { ...found, filter: { ...part, include: found.facetIds }, fits: true };
    if (found.searchText === '' && (await isNamed(ctx, filter, found))) return null;
    if (fits(understood)) return understood;
    if (found.searchText === '') return null;
    // Nothing fits: parts of another machine are no answer.
    const isKnown = idsOf(part, 0).count > 0 && !(await isNamed(ctx, filter, found));
    return isKnown ? { ...understood, fits: false } : null;
  };
}
