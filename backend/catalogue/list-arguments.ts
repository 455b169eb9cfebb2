/** The arguments of `products` as a list request: limited, without nulls, with internal names. */

import type { FilterInputType, QueryProductsArgs, SortType } from '#backend/graphql/resolvers.gen.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { ListFilter, ListSort } from './index/answer/catalogue-query.ts';
import type { ListRequest } from './list.service.ts';

const DEFAULT_TAKE = 20;
const MAX_TAKE = 200;
const MAX_SKIP = 6000;
const MAX_FACETS = 500;
const MAX_SEARCH_LENGTH = 200;
/** Above every price in minor units. */
const MAX_AMOUNT = 2 ** 31;

const sorts: Readonly<Partial<Record<SortType, ListSort>>> = {
  RELEVANCE: 'RELEVANCE',
  FACET_ORDER: 'FACET_ORDER',
  LATEST: 'LATEST',
  PRICE: 'PRICE',
  PRICE_DESC: 'PRICE_DESC',
  ALPHABETICAL: 'ALPHABETICAL',
  ALPHABETICAL_DESC: 'ALPHABETICAL_DESC',
  AVAILABLE_STOCK: 'AVAILABLE_STOCK',
  AVAILABLE_STOCK_DESC: 'AVAILABLE_STOCK_DESC',
  TOTAL_STOCK: 'TOTAL_STOCK',
  TOTAL_STOCK_DESC: 'TOTAL_STOCK_DESC',
  BRAND: 'BRAND',
  VOTES: 'VOTES',
};

/** Natural order is the most sold first. */
const sortOf = (sort: SortType | null | undefined): ListSort => (sort && sorts[sort]) ?? 'NATURAL';

/** Into its bounds; what is negative is nothing. */
const bounded = (value: number | null | undefined, fallback: number, most: number): number =>
  Math.max(0, Math.min(value ?? fallback, most));

type Listed<T> = readonly (T | null | undefined)[] | null | undefined;

function present<T>(list: Listed<T>, field: string): T[] {
  if ((list?.length ?? 0) > MAX_FACETS * 2) {
    throw new RequestError('BAD_USER_INPUT', `The list is too long.`, `filter.${field}`);
  }
  return list?.filter(item => item !== null && item !== undefined) ?? [];
}

const facetsOf = (filter: FilterInputType, field: 'facets' | 'include' | 'exclude' | 'excludeFacets') =>
  present(filter[field], field).filter(Boolean);

function idsAsFacets(filter: FilterInputType, prefix: '' | 'exclude'): string[] {
  const fields = [
    ['c', prefix ? 'excludeCategoryIds' : 'categoryIds'],
    ['b', prefix ? 'excludeBrandIds' : 'brandIds'],
    ['dc', prefix ? 'excludeDiscountCampaignIds' : 'discountCampaignIds'],
  ] as const;
  return fields.flatMap(([kind, field]) => present(filter[field], field).map(id => `${kind}_${id}`));
}

const minor = (decimal: number | null | undefined): number | null =>
  decimal === null || decimal === undefined
    ? null
    : Math.max(-1, Math.min(MAX_AMOUNT, Math.round(decimal * 100)));

/** Both ends included. */
const numbered = ({ lowestProductId, highestProductId }: FilterInputType): Pick<ListFilter, 'numbered'> =>
  (lowestProductId ?? highestProductId ?? null) === null
    ? {}
    : { numbered: { lowest: lowestProductId ?? 0, highest: highestProductId ?? MAX_AMOUNT } };

/** Clients send empty texts for what is absent (R-DATA-7). */
const textOf = (text: string | null | undefined) => text || null;

export function toListRequest(args: QueryProductsArgs): ListRequest {
  const filter = args.filter ?? {};
  return {
    skip: bounded(args.skip, 0, MAX_SKIP),
    take: bounded(args.take, DEFAULT_TAKE, MAX_TAKE),
    categoryAlias: textOf(args.categoryAlias),
    brandAlias: textOf(args.brandAlias),
    discountCampaignAlias: textOf(args.discountCampaignAlias),
    url: textOf(args.url),
    sort: sortOf(filter.sort),
    mode: filter.filterMode ?? 'CURRENT',
    filter: {
      facets: facetsOf(filter, 'facets'),
      include: [...facetsOf(filter, 'include'), ...idsAsFacets(filter, '')],
      includeMode: filter.includeMode ?? 'INTERSECT',
      exclude: [
        ...facetsOf(filter, 'exclude'),
        ...facetsOf(filter, 'excludeFacets'),
        ...idsAsFacets(filter, 'exclude'),
      ],
      searchText: textOf(filter.searchText?.trim().slice(0, MAX_SEARCH_LENGTH)),
      price: { lowest: minor(filter.price?.lowest), highest: minor(filter.price?.highest) },
      includeCollapsed: filter.includeCollapsed ?? false,
      ...numbered(filter),
    },
    priceList: textOf(filter.priceListIdentifier),
    productIds: present(filter.productIds, 'productIds'),
    articleNumbers: present(filter.articleNumbers, 'articleNumbers'),
  };
}
