/** The products that a shop's rules recommend beside one: of a category, agreeing in what the rule names, the most sold first. */
import type { Context } from '#backend/kernel/context.ts';
import { computed } from '#kernel/work/work.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ListFilter } from '../index/answer/catalogue-query.ts';
import { reading, tagsOfList } from '../list-tags.ts';
import { measuresAgree, type ProductMeasures, pairMeasures, vehicleIdentifier } from '../measures.ts';
import type { Product } from '../product/product.ts';
import { type CatalogueReference, type ParameterValue, parameterFacetId } from '../reference.ts';
import { type RecommendationRule, type RecommendedKind, recommendedKinds, rulesFor } from './rules.ts';

const valuesByIdentifier = new WeakMap<CatalogueReference, Map<string, ParameterValue[]>>();

/** The values of a parameter. */
function valuesOf(reference: CatalogueReference, identifier: string): readonly ParameterValue[] {
  let values = valuesByIdentifier.get(reference);
  if (!values) {
    values = new Map();
    for (const value of reference.parameterValues.values()) {
      const own = values.get(value.parameter.identifier) ?? [];
      own.push(value);
      values.set(value.parameter.identifier, own);
    }
    valuesByIdentifier.set(reference, values);
  }
  return values.get(identifier) ?? [];
}

/** A product with its measures. */
export interface Measured {
  product: Product;
  measures: ProductMeasures;
}

/** Facets of the vehicles that a product is made for. One for many needs the shopper's vehicle: no part of one is its own. */
const vehicleFacets = ({ measures }: Measured, { parameterValues }: CatalogueReference): string[] =>
  [...measures.vehicles].flatMap(id => {
    const value = parameterValues.get(id);
    return value ? [parameterFacetId(value)] : [];
  });

/**
 * Facets of which another product must have one to agree with this one in a parameter: by the measures that both state,
 * otherwise by the same value. None when this product does not state it.
 */
function facetsThatAgree(measured: Measured, identifier: string, reference: CatalogueReference): string[] {
  const { product, measures } = measured;
  if (identifier === 'brand') return [`b_${product.record.brandId}`];
  if (identifier === vehicleIdentifier) return vehicleFacets(measured, reference);
  const own = new Set(product.record.parameterValueIds);
  return valuesOf(reference, identifier)
    .filter(value => {
      const said = [...pairMeasures([value])];
      if (said.length === 0) return own.has(value.id);
      const shared = said.flatMap(([name, measure]) => {
        const mine = measures.pairs.get(name);
        return mine ? [measuresAgree(mine, measure)] : [];
      });
      return shared.length > 0 && shared.every(Boolean);
    })
    .map(parameterFacetId);
}

/** The facets that a product must have to agree with this one: one of each list; null when this one does not state a parameter. */
export function agreeingFacets(
  measured: Measured,
  agree: readonly string[],
  reference: CatalogueReference,
): string[] | null {
  const asked = agree.map(identifier => facetsThatAgree(measured, identifier, reference));
  return asked.some(facets => facets.length === 0) ? null : asked.flat();
}

/** @param facets of a category, a brand or a parameter; OR within a group, AND between groups */
export const filterOf = ({ market, language }: Context, category: number, facets: string[]): ListFilter => ({
  ...{ marketId: market.id, languageId: language.id, context: [`c_${category}`], facets },
  ...{ include: [], includeMode: 'INTERSECT', exclude: [], searchText: null },
  ...{ price: { lowest: null, highest: null }, includeCollapsed: false },
});

/** More than are shown: the product itself, its variants and what cannot be used with it are left out. */
const spare = 8;

function found(
  catalogue: Catalogue,
  ctx: Context,
  { measured, rule, category }: { measured: Measured; rule: RecommendationRule; category: number },
): readonly number[] {
  const facets = agreeingFacets(measured, rule.agree, catalogue.reference());
  if (facets === null) return [];
  const filter = filterOf(ctx, category, facets);
  reading(ctx, tagsOfList(filter, 'NATURAL'));
  const page = { sort: 'NATURAL', skip: 0, take: rule.most + spare } as const;
  return computed(ctx, () => catalogue.index().list(filter, page)).ids;
}

/** One of each list in turn. */
const inTurn = (lists: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }).flatMap((_, at) =>
    lists.flatMap(list => list[at] ?? []),
  );

export interface RuleAnswer {
  rule: RecommendationRule<RecommendedKind>;
  /** The best first; more than the rule shows. */
  ids: readonly number[];
}

/** What the rules of the product's category find. */
export function recommendedBy(catalogue: Catalogue, measured: Measured): RuleAnswer[] {
  const { ctx, record } = measured.product;
  const reference = catalogue.reference();
  const path = reference.categories.get(record.primaryCategoryId)?.path ?? [];
  const rules = recommendedKinds.flatMap(kind => rulesFor(reference.recommendations, kind, path));
  return rules.map(rule => {
    const targets = rule.to.length > 0 ? rule.to : [record.primaryCategoryId];
    const lists = targets.map(category => found(catalogue, ctx, { measured, rule, category }));
    return { rule, ids: inTurn(lists) };
  });
}
