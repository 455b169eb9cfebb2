/** Lists of products: converts page, filter and search into a query of the index, and loads the resulting products. */

import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { computed, computedInSteps } from '#kernel/work/work.ts';
import type { Catalogue } from './catalogue.ts';
import type { createFacetView, FacetView } from './facet-view.ts';
import type { ListFilter, ListSort } from './index/answer/catalogue-query.ts';
import { createListScopes } from './list-scope.ts';
import { anyProduct, reading, tagsOfFacets, tagsOfList } from './list-tags.ts';
import { namedNumber } from './product/named-number.ts';
import { findProductIdsByArticle } from './product/product.repository.ts';
import type { ProductService } from './product/product.service.ts';
import type { Product } from './product/product.ts';
import type { Interchange } from './product/product-record.ts';
import { type CatalogueReference, priceListFacetId } from './reference.ts';
import { createInstead, createSimilarSearches, type SimilarSearch } from './similar-searches.ts';
import type { Urls } from './urls.ts';
import { createVehicleFilter, type UnderstoodSearch } from './vehicle/vehicle-filter.ts';
import type { VehicleSearch } from './vehicle/vehicle-search.ts';
import { createVehicleFinder } from './vehicle/vehicles-of-catalogue.ts';

export interface ListRequest {
  skip: number;
  take: number;
  /** At most one of these; null or empty is absent. */
  categoryAlias: string | null;
  brandAlias: string | null;
  discountCampaignAlias: string | null;
  url: string | null;
  sort: ListSort;
  mode: 'CURRENT' | 'BY_GROUP';
  filter: Omit<ListFilter, 'marketId' | 'languageId' | 'context'>;
  /** Identifier of a price list: only its products. */
  priceList: string | null;
  /** Explicit lists; they keep their order and switch every other filter off. Product ids win over article numbers. */
  productIds: readonly number[];
  articleNumbers: readonly string[];
}

/** Why a product was found, when nothing of its own shows it. */
export interface NamedNumber extends Interchange {
  productId: number;
}

export interface ProductList {
  count: number;
  products: readonly Product[];
  /** The product and the vehicle that the search was understood as; null when it names no vehicle. */
  interpretation: Pick<VehicleSearch, 'searchText' | 'vehicle'> | null;
  /** A machine that the search names and that the shop does not know; null for any other list. */
  unknownModel: string | null;
  /** Searches to offer instead of one without results. */
  similar(): Promise<readonly SimilarSearch[]>;
  /** Numbers of other makers that the search names, by the products that replace them. */
  replaced(): readonly NamedNumber[];
  /** Calculated on demand. */
  filters(): { lowest: number; highest: number; facets: FacetView[] };
}

export interface ListService {
  list(ctx: Context, request: ListRequest): Promise<ProductList>;
}

interface ListPorts {
  catalogue: Catalogue;
  products: Pick<ProductService, 'many'>;
  urls: Urls;
  facetView: ReturnType<typeof createFacetView>;
}

/** The hosted platform's limit. */
const MAX_NAMED = 600;

const empty: ProductList = {
  count: 0,
  products: [],
  interpretation: null,
  unknownModel: null,
  similar: () => Promise.resolve([]),
  replaced: () => [],
  filters: () => ({ lowest: 0, highest: 0, facets: [] }),
};

/** A vehicle alone is listed without a word: its own name says it. */
const interpretationOf = (understood: UnderstoodSearch | null): ProductList['interpretation'] =>
  understood?.searchText ? { searchText: understood.searchText, vehicle: understood.vehicle } : null;

const replacedIn = (
  searchText: string | null,
  products: readonly Product[],
  { brands }: CatalogueReference,
): NamedNumber[] =>
  products.flatMap(product => {
    const named = searchText === null ? null : namedNumber(searchText, product);
    if (!named) return [];
    const maker = named.maker || (brands.get(product.record.brandId)?.name ?? '');
    return [{ ...named, maker, productId: product.record.id }];
  });

export function createListService({ catalogue, products, urls, facetView }: ListPorts): ListService {
  const scopes = createListScopes(catalogue, urls);

  const productsOf = products.many;
  const vehicles = createVehicleFinder(catalogue.db);
  const forVehicle = createVehicleFilter({ catalogue, products, vehicles });
  const similarSearches = createSimilarSearches({ catalogue, vehicles, forVehicle });
  const insteadOf = createInstead({ catalogue, products, vehicles });

  /** An unknown list is empty. */
  const priceListFacets = ({ market }: Context, { priceList }: ListRequest): string[] =>
    priceList === null
      ? []
      : [priceListFacetId(catalogue.reference().priceLists.get(priceList) ?? 0, market.id)];

  async function explicitIds({ productIds, articleNumbers }: ListRequest): Promise<number[]> {
    if (Math.max(productIds.length, articleNumbers.length) > MAX_NAMED) {
      const field = productIds.length > MAX_NAMED ? 'productIds' : 'articleNumbers';
      throw new RequestError(
        'BAD_USER_INPUT',
        `At most ${MAX_NAMED} products can be named.`,
        `filter.${field}`,
      );
    }
    if (productIds.length > 0) return [...new Set(productIds)];
    const byArticle = await findProductIdsByArticle(catalogue.db, articleNumbers);
    return [...new Set(articleNumbers.flatMap(number => byArticle.get(number) ?? []))];
  }

  async function listExplicit(ctx: Context, request: ListRequest): Promise<ProductList> {
    // Another product may get an article number that was asked for.
    if (request.productIds.length === 0) reading(ctx, [anyProduct]);
    const products = await productsOf(ctx, await explicitIds(request));
    const { skip, take } = request;
    return { ...empty, count: products.length, products: products.slice(skip, skip + take) };
  }

  return {
    async list(ctx, request) {
      if (request.productIds.length + request.articleNumbers.length > 0) return listExplicit(ctx, request);
      const scope = scopes.find(ctx, request);
      if (!scope) return empty;
      const index = catalogue.index();
      const { searchText } = request.filter;
      if (searchText !== null) await computedInSteps(ctx, () => index.prepare(searchText, ctx.language.id));
      const reference = catalogue.reference();
      const asked: ListFilter = {
        ...request.filter,
        marketId: ctx.market.id,
        languageId: ctx.language.id,
        context: [...scope.facets, ...priceListFacets(ctx, request)],
      };
      const instead = await insteadOf(ctx, asked);
      if (instead !== null) {
        reading(ctx, tagsOfList(asked, request.sort));
        const similar = () => similarSearches.of(ctx, asked, [instead.searchText]);
        return { ...empty, unknownModel: instead.name, similar };
      }
      const understood = await forVehicle(ctx, asked);
      const filter = understood?.filter ?? asked;
      reading(ctx, tagsOfList(filter, request.sort));
      const interpretation = interpretationOf(understood);
      if (understood?.fits === false)
        return { ...empty, interpretation, similar: () => similarSearches.forVehicle(ctx, understood) };
      const { ids, count } = computed(ctx, () => index.list(filter, request));
      const found = await productsOf(ctx, ids);
      return {
        count,
        products: found,
        replaced: () => replacedIn(filter.searchText, found, reference),
        unknownModel: null,
        interpretation,
        similar: () => (count > 0 ? empty.similar() : similarSearches.instead(ctx, filter)),
        filters() {
          const { groups, price } = computed(ctx, () => index.count(filter, request.mode));
          reading(ctx, tagsOfFacets(filter, price));
          return {
            lowest: (price?.lowest ?? 0) / 100,
            highest: (price?.highest ?? 0) / 100,
            facets: facetView(ctx, reference, groups),
          };
        },
      };
    },
  };
}
