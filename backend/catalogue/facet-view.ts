/** Converts counted facets into the types of the GraphQL contract. */
import type { Context } from '#backend/kernel/context.ts';
import type { CatalogueAddresses } from './addresses.ts';
import { describeFacet } from './describe-facet.ts';
import { facetLabels } from './facet-labels.ts';
import type { CountedGroup, CountedValue } from './index/answer/catalogue-query.ts';
import { compareIn } from './index/names/collators.ts';
import { localised } from './localised.ts';
import type { CatalogueReference } from './reference.ts';

export interface FacetValueView {
  _id: string;
  facetId: string;
  parentId: string | null;
  label: string | null;
  url: string | null;
  order: number;
  count: number;
  hidden: boolean;
}

export interface FacetView {
  filterId: string;
  type: string;
  group: string | null;
  label: string | null;
  /** What a measure means. */
  description: string | null;
  order: number;
  values: FacetValueView[];
}

/** A group may have thousands of values; a response contains those with the most products and the chosen ones. Complete category trees fit. */
const MAX_VALUES = 500;

const groupOrder = ['Category', 'Brand', 'Sku', 'Price', 'Discount', 'StockStatus', 'Parameter'];

export function createFacetView(addresses: CatalogueAddresses, mostValues = MAX_VALUES) {
  function valuesOf(
    ctx: Context,
    reference: CatalogueReference,
    values: readonly CountedValue[],
  ): FacetValueView[] {
    const most = values.length > mostValues ? withMost(values, mostValues) : values;
    const compare = compareIn(ctx.language.id, 'name');
    return most
      .map(value => ({ value, described: describeFacet(ctx, reference, addresses, value.source) }))
      .sort(
        ({ described: a }, { described: b }) => a.place - b.place || compare(a.label ?? '', b.label ?? ''),
      )
      .map(({ value: { facetId, count }, described }, order) => ({
        _id: `${facetId}_${count}`,
        facetId,
        parentId: described.parentId ?? null,
        label: described.label,
        url: described.url ?? null,
        order,
        count,
        hidden: described.hidden ?? false,
      }));
  }

  const view = (ctx: Context, reference: CatalogueReference, groups: readonly CountedGroup[]): FacetView[] =>
    offeredGroups(groups)
      .map(({ type, parameter, values }) => ({
        filterId: parameter ? `f_${parameter.group.id}_${parameter.id}` : type,
        type,
        group: parameter ? localised(parameter.group.name, ctx.language) : type,
        label:
          type === 'Parameter'
            ? localised(parameter?.name, ctx.language)
            : facetLabels(ctx.language.id)[type],
        description: parameter?.description[ctx.language.code] ?? null,
        order:
          groupOrder.indexOf(type) * 1000 + (parameter ? parameter.group.order * 100 + parameter.order : 0),
        values: valuesOf(ctx, reference, values),
      }))
      .sort((a, b) => a.order - b.order);

  /** Comparing labels costs more than counting: values of equal counts are described once per language while the index caches them. */
  const cached = new WeakMap<readonly CountedGroup[], Map<string, FacetView[]>>();

  return (ctx: Context, reference: CatalogueReference, groups: readonly CountedGroup[]): FacetView[] => {
    const views = cached.get(groups) ?? new Map<string, FacetView[]>();
    cached.set(groups, views);
    const key = `${ctx.channel.id} ${ctx.market.id} ${ctx.language.id}`;
    const known = views.get(key) ?? view(ctx, reference, groups);
    views.set(key, known);
    return known;
  };
}

type Offered = Omit<CountedGroup, 'type'> & { type: Exclude<CountedGroup['type'], 'Campaign' | 'PriceList'> };

/** Campaigns are part of the discounts; parameters that lists do not offer are indexed for the vehicle selector only. */
function offeredGroups(groups: readonly CountedGroup[]): Offered[] {
  const campaigns = groups.find(({ type }) => type === 'Campaign')?.values ?? [];
  const offered = groups.flatMap(({ type, parameter, values }): Offered[] => {
    if (type === 'Campaign' || type === 'PriceList' || parameter?.showFilter === false) return [];
    return [{ type, parameter, values: type === 'Discount' ? [...campaigns, ...values] : values }];
  });
  const alone = campaigns.length > 0 && offered.every(({ type }) => type !== 'Discount');
  return alone ? [...offered, { type: 'Discount', parameter: null, values: campaigns }] : offered;
}

/** A parent has at least the products of its children, so a category tree stays complete. */
function withMost(values: readonly CountedValue[], most: number): CountedValue[] {
  const byCount = values.toSorted((a, b) => b.count - a.count);
  return byCount.filter(({ selected }, at) => selected || at < most);
}
