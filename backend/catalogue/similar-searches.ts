/** Searches to offer when a text finds nothing: similar words of the catalogue that do find products (R-SEARCH-12). */
import type { Context } from '#backend/kernel/context.ts';
import { computed, computedInSteps } from '#kernel/work/work.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListFilter } from './index/answer/catalogue-query.ts';
import type { ProductService } from './product/product.service.ts';
import type { UnknownModel } from './vehicle/unknown-model.ts';
import type { createVehicleFilter, UnderstoodSearch } from './vehicle/vehicle-filter.ts';
import { searchWordKey } from './vehicle/vehicle-search.ts';
import type { VehicleFinder } from './vehicle/vehicles-of-catalogue.ts';

export interface SimilarSearch {
  searchText: string;
  count: number;
}

const MAX_SIMILAR = 3;
/** Products whose names are read for a model number that no machine has. */
const MAX_READ = 20;

interface SimilarPorts {
  catalogue: Pick<Catalogue, 'index' | 'reference'>;
  vehicles: Pick<VehicleFinder, 'writer'>;
  forVehicle: ReturnType<typeof createVehicleFilter>;
}

export function createSimilarSearches({ catalogue, vehicles, forVehicle }: SimilarPorts) {
  /** Whatever filters the shopper chose. */
  const countOf = (ctx: Context, filter: ListFilter): number =>
    computed(ctx, () =>
      catalogue
        .index()
        .list(
          { ...filter, facets: [], price: { lowest: null, highest: null } },
          { sort: 'RELEVANCE', skip: 0, take: 0 },
        ),
    ).count;

  /** Those of the texts that find products, with names as the shop writes them. */
  async function of(ctx: Context, filter: ListFilter, texts: readonly string[]): Promise<SimilarSearch[]> {
    const index = catalogue.index();
    await computedInSteps(ctx, () => Promise.all(texts.map(text => index.prepare(text, filter.languageId))));
    const write = await vehicles.writer(catalogue.reference());
    const found: SimilarSearch[] = [];
    for (const searchText of texts) {
      const own = { ...filter, searchText };
      const understood = await forVehicle(ctx, own);
      // As many as the search for it then lists.
      const count = understood?.fits === false ? 0 : countOf(ctx, understood?.filter ?? own);
      if (count > 0) found.push({ searchText: write(searchText), count });
      if (found.length === MAX_SIMILAR) break;
    }
    return found;
  }

  return {
    of,
    /** For a search of which nothing fits its vehicle: similar words with the vehicle. */
    async forVehicle(
      ctx: Context,
      { filter, searchText, vehicle }: UnderstoodSearch,
    ): Promise<SimilarSearch[]> {
      const index = catalogue.index();
      const words = await computedInSteps(ctx, () => index.similar(searchText, filter.languageId));
      const texts = words.map(word => `${word} ${vehicle}`);
      return of(ctx, { ...filter, include: [] }, texts);
    },
    /** @returns none while the text itself has results */
    async instead(ctx: Context, filter: ListFilter): Promise<SimilarSearch[]> {
      const { searchText, languageId } = filter;
      if (searchText === null || countOf(ctx, filter) > 0) return [];
      const index = catalogue.index();
      const texts = await computedInSteps(ctx, () => index.similar(searchText, languageId));
      return of(ctx, filter, texts);
    },
  };
}

interface InsteadPorts {
  catalogue: Pick<Catalogue, 'index' | 'reference'>;
  products: Pick<ProductService, 'many'>;
  vehicles: Pick<VehicleFinder, 'unknownModel'>;
}

/** @returns the search that is offered instead of a machine that does not exist; null also when a product has that name or number */
export const createInstead =
  ({ catalogue, products, vehicles }: InsteadPorts) =>
  async (ctx: Context, filter: ListFilter): Promise<UnknownModel | null> => {
    const { searchText } = filter;
    const unknown =
      searchText === null ? null : await vehicles.unknownModel(searchText, catalogue.reference());
    if (!unknown) return null;
    const { ids } = computed(ctx, () =>
      catalogue.index().list(filter, { sort: 'RELEVANCE', skip: 0, take: MAX_READ }),
    );
    const found = await products.many(ctx, ids);
    const isNamed = found.some(({ record: { articleNumber }, text: { name } }) =>
      [articleNumber, name].some(each => searchWordKey(each).includes(unknown.key)),
    );
    return isNamed ? null : unknown;
  };
