/** Products to offer with a product: accessories, else related products; none that are made for other vehicles than the chosen one. */
import type { RelatedGroup, RelatedProduct } from '#api/product/types.ts';
import { compatibilityOf } from '#api/vehicle/product-compatibility.ts';
import { vehicleFacet, type VehicleNames } from '#api/vehicle/vehicle-facets.ts';

const preferred = ['ACCESSORIES', 'RELATED'] as const;

export interface Upsell {
  relation: (typeof preferred)[number];
  products: readonly RelatedProduct[];
}

/** Null when there is nothing to offer. */
export function upsellOf(groups: readonly RelatedGroup[], vehicle: VehicleNames | null): Upsell | null {
  const own = vehicle && vehicleFacet(vehicle);
  const stateOf = ({ fit }: RelatedProduct) => (own && fit ? compatibilityOf(fit, own) : null);
  for (const relation of preferred) {
    const products = groups
      .filter(({ type }) => type.toUpperCase() === relation)
      .flatMap(group => group.products)
      .filter(product => stateOf(product) !== 'other');
    const made = products.filter(product => stateOf(product) === 'fits');
    if (products.length > 0)
      return { relation, products: [...made, ...products.filter(product => !made.includes(product))] };
  }
  return null;
}
