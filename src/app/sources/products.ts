/** One page of a product list, narrowed and ordered as the address says, with what else it can be narrowed by (R-LIST-1, R-LIST-3). */
import {
  chosenIds,
  hasPriceRange,
  type ListChoices,
  readChoices,
} from '#api/catalogue/choices/list-choices.ts';
import type { ListPage, ListQueryOfPage } from '#api/catalogue/list-page.ts';
import type { Facets, ListQuery, ProductListing } from '#api/catalogue/types.ts';
import type { LoadContext } from '#engine/contract.ts';
import type { DataSource } from '#engine/page-services.ts';
import { NotFound } from '#kernel/absence.ts';
import { vehicleKey } from '#components/vehicle/vehicle-address.ts';
import { furthestSkip, pageSize } from '../list-constants.ts';
import { defaultSortOf, sortOf } from './list-sort.ts';
import { mergeFacets } from './merge-facets.ts';
import { apiOf, lastSegment, listPath, pageNumber, text } from './source-parameters.ts';

const noChoices: ListChoices = { groups: {} };

/** Which list, before anybody chose anything. */
function listQuery(parameters: Record<string, unknown>): ListQueryOfPage {
  const category = text(parameters.categoryAlias);
  const brand = text(parameters.brandAlias);
  const campaign = text(parameters.discountCampaignAlias);
  const url = text(parameters.url);
  const searchText = text(parameters.searchText);
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

function narrowed(choices: ListChoices): Pick<ListQuery, 'facets' | 'price'> {
  const { priceFrom, priceTo } = choices;
  const { [vehicleKey]: vehicle = [], ...groups } = choices.groups;
  // What the vehicle is comes first: in the order of facets its own parts then stand before the universal ones.
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

/** A narrowed list asks for its whole set of facets beside it, not after it; a whole list is its own. */
async function listWithFacets(
  context: LoadContext,
  query: ListQuery,
  isNarrowed: boolean,
): Promise<{ listing: ProductListing; total: number; facets: Facets | undefined }> {
  const { catalogue } = apiOf(context);
  const [listing, base] = await Promise.all([
    catalogue.products(query),
    isNarrowed && query.withFacets ? catalogue.listFacets(query) : undefined,
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
    const take = typeof parameters.take === 'number' ? parameters.take : pageSize;
    const withFacets = parameters.filtersOfAddress === true;
    const choices = withFacets ? readChoices(context.query) : noChoices;
    const own = narrowed(choices);
    const isNarrowed = Object.keys(own).length > 0;
    const list = listQuery(parameters);
    const order = {
      own: text(parameters.defaultSort),
      route: context.route.name,
      isSearch: list.searchText !== undefined,
      isForVehicle: choices.groups[vehicleKey] !== undefined,
      ...(context.config.lists ? { config: context.config.lists } : {}),
    };
    const sort = sortOf({ ...order, asked: text(parameters.sort) });
    const query = { ...list, ...own, sort };
    const skip = (page - 1) * take;
    // A page beyond the last one does not exist (R-ROUTE-10); neither does one that the backend does not reach.
    if (skip > furthestSkip) throw new NotFound('No such page of the list');
    const { listing, total, facets } = await listWithFacets(
      context,
      {
        ...query,
        skip,
        take,
        ...(withFacets ? { withFacets } : {}),
        // Tells whether the category is one of parts for vehicles.
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
      pageCount: Math.max(1, Math.min(Math.ceil(listing.count / take), Math.floor(furthestSkip / take) + 1)),
      sort,
      defaultSort: defaultSortOf(order),
      query,
      total,
    } satisfies ListPage;
  },
  pages: answer => answer as ListPage,
};
