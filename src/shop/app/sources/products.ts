/** One page of a product list, filtered and sorted by the address, with its facets (R-LIST-1, R-LIST-3). */
import {
  chosenIds,
  hasPriceRange,
  type ListChoices,
  readChoices,
} from '#api/catalogue/choices/list-choices.ts';
import type { Facets } from '#api/catalogue/facets.ts';
import type { ListPage, ListQueryOfPage } from '#api/catalogue/list-page.ts';
import type { ListQuery, ProductListing } from '#api/catalogue/list-types.ts';
import { vehicleKey } from '#components/vehicle/vehicle-address.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import type { DataSource } from '#engine/load/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import { lastPage, maxSkip, productsPerPage } from './list-constants.ts';
import { defaultSortOf, sortOf } from './list-sort.ts';
import { mergeFacets } from './merge-facets.ts';
import { apiOf, lastSegment, listPath, pageNumber, textParameter } from './source-parameters.ts';

const noChoices: ListChoices = { groups: {} };

/** The list without the shopper's choices. */
function listQuery(parameters: Record<string, unknown>): ListQueryOfPage {
  const category = textParameter(parameters.categoryAlias);
  const brand = textParameter(parameters.brandAlias);
  const campaign = textParameter(parameters.discountCampaignAlias);
  const url = textParameter(parameters.url);
  const searchText = textParameter(parameters.searchText);
  const { filter } = parameters;
  return {
    ...(category ? { categoryAlias: lastSegment(category) } : {}),
    ...(brand ? { brandAlias: lastSegment(brand) } : {}),
    ...(campaign ? { discountCampaignAlias: lastSegment(campaign) } : {}),
    ...(url ? { url: listPath(url) } : {}),
    ...(searchText ? { searchText } : {}),
    ...(typeof filter === 'object' && filter ? { filter: filter as Record<string, unknown> } : {}),
  };
}

function filtersOf(choices: ListChoices): Pick<ListQuery, 'facets' | 'price'> {
  const { priceFrom, priceTo } = choices;
  const { [vehicleKey]: vehicle = [], ...groups } = choices.groups;
  // The vehicle comes first: the order of facets then puts its own parts before the universal ones.
  const facets = chosenIds({ groups: { [vehicleKey]: vehicle, ...groups } });
  return {
    ...(facets.length > 0 ? { facets } : {}),
    ...(hasPriceRange(choices)
      ? {
          price: {
            ...(priceFrom === undefined ? {} : { lowest: priceFrom }),
            ...(priceTo === undefined ? {} : { highest: priceTo }),
          },
        }
      : {}),
  };
}

/** A filtered list loads the facets of the unfiltered one in parallel. */
async function listWithFacets(
  context: LoadContext,
  query: ListQuery,
  isFiltered: boolean,
): Promise<{ listing: ProductListing; total: number; facets: Facets | undefined }> {
  const { catalogue } = apiOf(context);
  const [listing, base] = await Promise.all([
    catalogue.products(query),
    isFiltered && query.withFacets ? catalogue.listFacets(query) : undefined,
  ]);
  const { facets } = listing;
  return {
    listing,
    total: base?.count ?? listing.count,
    facets: base && facets ? mergeFacets(base.facets, facets) : facets,
  };
}

export const products: DataSource = {
  async load(context, parameters) {
    const page = pageNumber(parameters.page);
    const take = typeof parameters.take === 'number' ? parameters.take : productsPerPage;
    const withFacets = parameters.filtersOfAddress === true;
    const choices = withFacets ? readChoices(context.query) : noChoices;
    const filters = filtersOf(choices);
    const isNarrowed = Object.keys(filters).length > 0;
    const list = listQuery(parameters);
    const order = {
      pageDefault: textParameter(parameters.defaultSort),
      route: context.route.name,
      isSearch: list.searchText !== undefined,
      isForVehicle: choices.groups[vehicleKey] !== undefined,
      ...(context.config.lists ? { config: context.config.lists } : {}),
    };
    const sort = sortOf({ ...order, requested: textParameter(parameters.sort) });
    const query = { ...list, ...filters, sort };
    const skip = (page - 1) * take;
    // Pages beyond the last one, or beyond the limit of the backend, do not exist (R-ROUTE-10).
    if (skip > maxSkip) throw new NotFound('No such page of the list');
    const { listing, total, facets } = await listWithFacets(
      context,
      {
        ...query,
        skip,
        take,
        ...(withFacets ? { withFacets } : {}),
        // Tells whether the category consists of vehicle parts.
        ...(withFacets && list.categoryAlias && !isNarrowed ? { withUniversal: true } : {}),
      },
      isNarrowed,
    );
    if (page > 1 && skip >= listing.count) throw new NotFound('No such page of the list');
    return {
      ...listing,
      ...(facets ? { facets } : {}),
      page,
      pageSize: take,
      pageCount: Math.max(1, Math.min(Math.ceil(listing.count / take), lastPage(take))),
      sort,
      defaultSort: defaultSortOf(order),
      query,
      total,
    } satisfies ListPage;
  },
  pages: answer => answer as ListPage,
};
