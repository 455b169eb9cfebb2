/** What the shop recommends beside a product: what was chosen for it, what its rules find, what others bought, and sets for a vehicle. */
import type { Context } from '#backend/kernel/context.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { Catalogue } from '../catalogue.ts';
import { alsoBoughtTag, reading } from '../list-tags.ts';
import { canBeUsedTogether, measuresIn } from '../measures.ts';
import { createPackageFits, type PackageFits } from '../product/package-fit.ts';
import { findRelations, type Relation } from '../product/product.repository.ts';
import type { ProductService } from '../product/product.service.ts';
import type { Product, RelatedProduct } from '../product/product.ts';
import { type FittingVehicle, fittingVehicles } from './fitting-vehicles.ts';
import { hasSet, matchingSet, type SetPart } from './matching-set.ts';
import { type Measured, type RuleAnswer, recommendedBy } from './recommended.ts';

export interface Recommendations {
  /** Without those that cannot be used with the product (R-VEHICLE-14); empty for an unknown alias. */
  related(ctx: Context, alias: string): Promise<RelatedProduct[]>;
  /** What makes a whole with the product on the vehicle of a facet; null when that cannot be said (R-PRODUCT-50). */
  matchingSet(ctx: Context, alias: string, vehicle: string): Promise<readonly SetPart[] | null>;
  fittingVehicles(product: Product): Promise<FittingVehicle[]>;
  packageFit: PackageFits;
  /** What the product itself says that it fits; null where it says nothing. */
  fitOf(product: Product): ProductCompatibility | null;
  /** Whether the shop has rules of such a set for it. */
  hasSet(product: Product): boolean;
}

export function createRecommendations(
  catalogue: Catalogue,
  products: Pick<ProductService, 'byAlias' | 'many' | 'packageGroups'>,
): Recommendations {
  const packageFit = createPackageFits(catalogue, products);
  return {
    async related(ctx, alias) {
      const product = await products.byAlias(ctx, alias);
      if (!product) return [];
      reading(ctx, [alsoBoughtTag(product.record.id)]);
      const known = catalogue.reference();
      const own = { product, measures: measuresIn(known, product) };
      const chosen = await findRelations(catalogue.db, product.record.id);
      const byRule = recommendedBy(catalogue, own);
      const ids = [...chosen.map(({ productId }) => productId), ...byRule.flatMap(rule => rule.ids)];
      const found = await products.many(ctx, [...new Set(ids)]);
      return usable(own, { chosen, byRule }, { products: found, known });
    },
    async matchingSet(ctx, alias, vehicle) {
      const product = await products.byAlias(ctx, alias);
      return product && matchingSet({ catalogue, many: products.many }, product, vehicle);
    },
    packageFit,
    fitOf: product => measuresIn(catalogue.reference(), product).fit,
    fittingVehicles: async product =>
      fittingVehicles(catalogue.reference(), product, await packageFit(product)),
    hasSet: product => hasSet(catalogue.reference(), product),
  };
}

type Reference = ReturnType<Catalogue['reference']>;

/** Relations in the order of pages. */
const relationOrder = ['FITTING', 'ACCESSORIES', 'RELATED', 'SIMILAR', 'ALSO_BOUGHT'];

/** The relations to products that can be used with the product; what rules find follows what was chosen, each product once. */
function usable(
  { product: { record }, measures }: Measured,
  { chosen, byRule }: { chosen: readonly Relation[]; byRule: readonly RuleAnswer[] },
  { products, known }: { products: readonly Product[]; known: Reference },
): RelatedProduct[] {
  const found = new Map(products.map(each => [each.record.id, each]));
  const fits = (other: Product, relation: string) =>
    canBeUsedTogether(measures, measuresIn(known, other), { relation, known });
  const related = chosen.flatMap(({ productId, relation }): RelatedProduct[] => {
    const other = found.get(productId);
    return other && fits(other, relation) ? [{ product: other, relation }] : [];
  });
  const isVariant = (other: Product) =>
    record.variantGroupId !== null && other.record.variantGroupId === record.variantGroupId;
  const shown = new Set([record.id, ...related.map(({ product }) => product.record.id)]);
  for (const { rule, ids } of byRule) {
    const relation = relationOf[rule.kind];
    const left = ids.flatMap(id => {
      const other = shown.has(id) ? undefined : found.get(id);
      return other && !isVariant(other) && fits(other, relation) ? [other] : [];
    });
    for (const other of left.slice(0, rule.most)) {
      shown.add(other.record.id);
      related.push({ product: other, relation });
    }
  }
  return related.toSorted(
    (one, other) => relationOrder.indexOf(one.relation) - relationOrder.indexOf(other.relation),
  );
}

const relationOf = { accessories: 'ACCESSORIES', related: 'RELATED', similar: 'SIMILAR' } as const;
