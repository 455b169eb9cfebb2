/** What a product fits, as texts of the API. */
import { parseMeasure, printMeasure } from './fit-measure.ts';
import type { ProductCompatibility } from './product-compatibility.ts';
import { universalFacet, vehicleFilter } from './vehicle-facets.ts';

/** As the API answers what a part fits: facets of vehicles and of universal parts, then measures. */
export const printCompatibility = ({ vehicles, universal, measures }: ProductCompatibility): string[] => [
  ...vehicles,
  ...(universal ? [universalFacet] : []),
  ...measures.map(printMeasure),
];

/** Null for an empty list: a part that has nothing to do with vehicles. */
export function parseCompatibility(texts: readonly string[]): ProductCompatibility | null {
  const facets = texts.filter(text => text.startsWith(`${vehicleFilter}_`));
  const measures = texts.flatMap(text => parseMeasure(text) ?? []);
  if (facets.length === 0 && measures.length === 0) return null;
  const vehicles = facets.filter(facet => facet !== universalFacet);
  return { vehicles, universal: vehicles.length < facets.length, measures };
}
