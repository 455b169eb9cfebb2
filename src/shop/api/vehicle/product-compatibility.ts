/** Vehicles that a product is made for, from its parameters, and its compatibility with a vehicle. */
import { present } from '../present.ts';
import { universalFacet, vehicleFilter } from './vehicle-facets.ts';

export interface ProductCompatibility {
  /** Facet ids of the vehicles that it is made for. */
  vehicles: readonly string[];
  universal: boolean;
  /** Wheel dimensions to compare with the vehicle's: tyre size, bolt pattern. */
  measures: readonly string[];
}

/** `check`: the dimensions decide whether it fits. `other`: it is made for other vehicles. */
export type Compatibility = 'fits' | 'universal' | 'check' | 'other';

type WireGroups =
  | readonly ({
      readonly parameters:
        | readonly ({
            readonly facetId: string | null;
            readonly value: string | null;
          } | null)[]
        | null;
    } | null)[]
  | null
  | undefined;

/** Manufacturers' notation: 25x10-12 and 4/110. */
const measure = /^(?:\d{2}x\d{1,2}(?:[.,]\d)?-\d{1,2}|\d\/\d{3}(?:[.,]\d)?)$/i;

/** Null for a product without compatibility data. */
export function toProductCompatibility(groups: WireGroups): ProductCompatibility | null {
  const parameters = present(groups).flatMap(group => present(group.parameters));
  const facets = parameters.flatMap(({ facetId }) =>
    facetId?.startsWith(`${vehicleFilter}_`) ? [facetId] : [],
  );
  const fit: ProductCompatibility = {
    vehicles: facets.filter(facet => facet !== universalFacet),
    universal: facets.includes(universalFacet),
    measures: parameters.flatMap(({ value }) => (value && measure.test(value.trim()) ? [value.trim()] : [])),
  };
  return facets.length > 0 || fit.measures.length > 0 ? fit : null;
}

/** @param own facet id of the vehicle */
export function compatibilityOf(
  { vehicles, universal, measures }: ProductCompatibility,
  own: string,
): Compatibility {
  if (vehicles.includes(own)) return 'fits';
  if (universal) return measures.length > 0 ? 'check' : 'universal';
  return vehicles.length > 0 ? 'other' : 'check';
}
