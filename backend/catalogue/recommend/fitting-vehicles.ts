/** The vehicles that a product fits, by the one rule of fit (R-VEHICLE-16): for search engines and other clients. */
import { packageFit } from '#kernel/vehicle/package-parts.ts';
import {
  type Compatibility,
  compatibilityOf,
  type FitGroup,
  isFitting,
} from '#kernel/vehicle/product-compatibility.ts';
import { measuresIn } from '../measures.ts';
import type { Product } from '../product/product.ts';
import { type CatalogueReference, parameterFacetId } from '../reference.ts';

/** A model in years without a gap. */
export interface FittingVehicle {
  manufacturer: string;
  model: string;
  firstYear: number;
  lastYear: number;
  /** Null: at the front and at the rear. */
  place: 'front' | 'rear' | null;
}

const placeOf = (verdict: Compatibility) => (verdict === 'front' || verdict === 'rear' ? verdict : null);

/** Whether a year goes on where the years of a model have ended. */
const continues = (before: FittingVehicle | undefined, next: FittingVehicle): before is FittingVehicle =>
  before !== undefined &&
  before.manufacturer === next.manufacturer &&
  before.model === next.model &&
  before.place === next.place &&
  before.lastYear + 1 === next.firstYear;

const byName = (one: FittingVehicle, other: FittingVehicle): number =>
  one.manufacturer.localeCompare(other.manufacturer) ||
  one.model.localeCompare(other.model, undefined, { numeric: true }) ||
  one.firstYear - other.firstYear;

/**
 * Empty for a product that fits all vehicles by the maker's word, and for one that nothing is known of.
 * @param groups of a package
 */
export function fittingVehicles(
  reference: CatalogueReference,
  product: Product,
  groups: readonly FitGroup[] | null,
): FittingVehicle[] {
  const own = measuresIn(reference, product).fit;
  const fit = groups ? packageFit(own, groups) : own;
  if (!fit) return [];
  const { vehicleData, vehicleNames, parameterValues } = reference;
  const found = [...vehicleNames].flatMap(([id, { manufacturer, model, year }]): FittingVehicle[] => {
    const value = parameterValues.get(id);
    if (!value) return [];
    const verdict = compatibilityOf(fit, {
      facetId: parameterFacetId(value),
      data: vehicleData.get(id) ?? null,
    });
    if (!isFitting(verdict)) return [];
    return [{ manufacturer, model, firstYear: year, lastYear: year, place: placeOf(verdict) }];
  });
  const ranges: FittingVehicle[] = [];
  for (const next of found.toSorted(byName)) {
    const before = ranges.at(-1);
    if (continues(before, next)) ranges.splice(-1, 1, { ...before, lastYear: next.lastYear });
    else ranges.push(next);
  }
  return ranges;
}
