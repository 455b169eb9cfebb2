/** Vehicles that a product is made for, from its parameters, and its compatibility with a vehicle. */
import {
  confirms,
  contradiction,
  type DecidingMeasure,
  type Measures,
  measuresOf,
  measuresOfTexts,
  measureTexts,
} from '../measures.ts';
import { universalFacet, vehicleFilter } from './vehicle-facets.ts';

export interface ProductCompatibility {
  /** Facet ids of the vehicles that it is made for. */
  vehicles: readonly string[];
  universal: boolean;
  /** Measures of its wheels to compare with the vehicle's: tyre size or rim diameter, bolt pattern. */
  measures: readonly string[];
}

/** The vehicle for which the shopper buys. */
export interface ChosenVehicle {
  /** Its facet value. */
  facetId: string;
  /** Null when its technical data are not known. */
  measures: Measures | null;
}

/** `check`: the measures decide whether it fits. `other`: it is made for other vehicles, or a measure differs. */
export type Compatibility = 'fits' | 'universal' | 'check' | 'other';

const compatibilities: ReadonlySet<unknown> = new Set<Compatibility>(['fits', 'universal', 'check', 'other']);

export const isCompatibility = (value: unknown): value is Compatibility => compatibilities.has(value);

/** A parameter of a product: its facet where lists can be filtered by it, and its value in any language. */
export interface FitParameter {
  readonly facetId: string | null;
  readonly identifier: string | null;
  readonly value: string | null;
}

/** Null for a product without compatibility data. */
export function compatibilityFrom(parameters: readonly FitParameter[]): ProductCompatibility | null {
  const facets = parameters.flatMap(({ facetId }) =>
    facetId?.startsWith(`${vehicleFilter}_`) ? [facetId] : [],
  );
  const fit: ProductCompatibility = {
    vehicles: facets.filter(facet => facet !== universalFacet),
    universal: facets.includes(universalFacet),
    measures: measureTexts(
      measuresOf(parameters.map(({ identifier, value }) => [identifier ?? '', value ?? ''] as const)),
    ),
  };
  return facets.length > 0 || fit.measures.length > 0 ? fit : null;
}

/** A measure by which a product cannot be mounted, as both have it. */
export interface MeasureDifference {
  kind: DecidingMeasure;
  product: string;
  vehicle: string;
}

const listed = (values: ReadonlySet<string>, unit: string) =>
  [...values].map(value => `${value}${unit}`).join(' / ');

/** What rules out a product that is not made for listed vehicles only; null when nothing is known to (R-VEHICLE-16). */
export function differenceOf(
  { vehicles, universal, measures }: ProductCompatibility,
  chosen: ChosenVehicle,
): MeasureDifference | null {
  if (!chosen.measures || (vehicles.length > 0 && !universal) || vehicles.includes(chosen.facetId))
    return null;
  const own = measuresOfTexts(measures);
  const kind = contradiction(own, chosen.measures);
  if (!kind) return null;
  const unit = kind === 'rims' ? '″' : '';
  return { kind, product: listed(own[kind], unit), vehicle: listed(chosen.measures[kind], unit) };
}

/** The one answer of cards, panels, recommendations and the cart: the maker's list decides, then the measures. */
export function compatibilityOf(fit: ProductCompatibility, chosen: ChosenVehicle): Compatibility {
  const { vehicles, universal, measures } = fit;
  if (vehicles.includes(chosen.facetId)) return 'fits';
  if (vehicles.length > 0 && !universal) return 'other';
  if (measures.length === 0) return universal ? 'universal' : 'check';
  if (differenceOf(fit, chosen)) return 'other';
  return chosen.measures && confirms(measuresOfTexts(measures), chosen.measures) ? 'fits' : 'check';
}
