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
import { type CatalogueReference, type ParameterValue, parameterFacetId } from '../reference.ts';

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

const names = new Intl.Collator('en');
const models = new Intl.Collator('en', { numeric: true });

const sorted = new WeakMap<CatalogueReference, readonly (FittingVehicle & { value: ParameterValue })[]>();

/** Every vehicle by maker, model and year: sorted once, since comparing names costs more than judging a product. */
function vehiclesByName(reference: CatalogueReference) {
  const known = sorted.get(reference);
  if (known) return known;
  const made = [...reference.vehicleNames]
    .flatMap(([id, { manufacturer, model, year }]) => {
      const value = reference.parameterValues.get(id);
      return value ? [{ manufacturer, model, firstYear: year, lastYear: year, place: null, value }] : [];
    })
    .sort(
      (one, other) =>
        names.compare(one.manufacturer, other.manufacturer) ||
        models.compare(one.model, other.model) ||
        one.firstYear - other.firstYear,
    );
  sorted.set(reference, made);
  return made;
}

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
  const ranges: FittingVehicle[] = [];
  for (const { value, ...vehicle } of vehiclesByName(reference)) {
    const data = reference.vehicleData.get(value.id) ?? null;
    const verdict = compatibilityOf(fit, { facetId: parameterFacetId(value), data });
    if (!isFitting(verdict)) continue;
    const next = { ...vehicle, place: placeOf(verdict) };
    const before = ranges.at(-1);
    if (continues(before, next)) ranges.splice(-1, 1, { ...before, lastYear: next.lastYear });
    else ranges.push(next);
  }
  return ranges;
}
